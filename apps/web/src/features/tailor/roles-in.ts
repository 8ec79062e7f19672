import { inertDocument } from '../../lib/trusted.ts'

/** Under which role each line of a page stands: `Nurse, Hill Ward`; a line that two roles have is of neither. */
export function rolesIn(content: string): ReadonlyMap<string, string | undefined> {
  const roles = new Map<string, string | undefined>()
  let [organisation, title] = ['', '']
  for (const block of inertDocument(content).querySelectorAll('[data-block]')) {
    const kind = block.getAttribute('data-block')
    if (kind === 'section') [organisation, title] = ['', '']
    if (kind === 'employment') [organisation, title] = [fieldOf(block, 'organisation'), '']
    if (kind === 'role') title = fieldOf(block, 'title')
    if (kind !== 'line') continue
    const text = block.textContent.trim()
    roles.set(text, roles.has(text) ? undefined : [title, organisation].filter(Boolean).join(', ') || undefined)
  }
  return roles
}

const fieldOf = (block: Element, name: string) =>
  block.querySelector(`[data-field="${name}"]`)?.textContent.trim() ?? ''
