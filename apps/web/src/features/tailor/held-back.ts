import { leftOutHeading } from '@bespeak/contracts/explanation.ts'
import { inertDocument } from '../../lib/trusted.ts'

/** A line that was drafted and not used. */
interface HeldLine {
  text: string
  why: string
}

export interface HeldBack {
  lines: HeldLine[]
  /** How many there are besides. */
  more: number
}

/** What an explanation ends with is here a group of its own. */
export function apart(explanation: string): { explanation: string; held: HeldBack } {
  const [told = '', held = ''] = explanation.split(leftOutHeading)
  const { body } = inertDocument(held)
  return {
    explanation: told,
    held: {
      lines: [...body.querySelectorAll('li')].map(({ textContent }) => lineFrom(textContent)),
      more: Number(/\d+/.exec(body.querySelector('ul + p')?.textContent ?? '')?.[0] ?? 0),
    },
  }
}

export const countOf = ({ lines, more }: HeldBack) => lines.length + more

/** `“Repaired bicycles.” “Repaired” is not in what it rests on.` */
function lineFrom(row: string): HeldLine {
  const [, text = row, why = ''] = /^“(.+?)” (?=[“\p{Lu}])(.+)$/u.exec(row) ?? []
  return { text, why }
}
