import { leftOutHeading } from '@bespeak/contracts/explanation.ts'
import { escapeHtml } from '@bespeak/domain/resume/html/node.ts'
import type { Edit } from '@bespeak/domain/tailor/index.ts'

const mostNamed = 5

interface LeftOut {
  edit: Pick<Edit, 'text'>
  why: string
}

/** What was drafted and is in no text, counted and each with its reason: the end of the explanation. */
export function leftOut(refused: readonly LeftOut[]): string {
  const named = refused.filter(({ edit }) => edit.text !== '')
  if (named.length === 0) return ''
  const count = named.length === 1 ? 'One line we drafted was' : `${named.length} lines we drafted were`
  const told = `<p>${count} left out, because your own lines do not say as much.</p>`
  const rows = named
    .slice(0, mostNamed)
    .map(({ edit, why }) => `<li>“${escapeHtml(edit.text)}” ${escapeHtml(why)}</li>`)
  const more = named.length > mostNamed ? `<p>And ${named.length - mostNamed} more.</p>` : ''
  return `${leftOutHeading}${told}<ul>${rows.join('')}</ul>${more}`
}

/** The same as an explanation ends with it, whatever of it is told anew. */
export function leftOutIn(rationale: string): string {
  const at = rationale.indexOf(leftOutHeading)
  return at < 0 ? '' : rationale.slice(at)
}
