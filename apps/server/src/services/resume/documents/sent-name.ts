import type { Format } from './formats.ts'

const longest = 100

/** The words of a text as a file can be called on every system: `Mara O’Neill` becomes `Mara-ONeill`. */
const hyphenated = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+|['’ʼ]/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')

/** What an employer gets is called after who sends it and what for: `Mara-Ellison-Data-Analyst-Fernhill.pdf`. */
export function sentName(parts: readonly (string | null | undefined)[], ending: Format, otherwise: string): string {
  const name = parts
    .map((part) => hyphenated(part ?? ''))
    .filter(Boolean)
    .join('-')
  return `${shortened(name) || otherwise}.${ending}`
}

/** Ends with a whole word. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= longest) return name
  const start = letters.slice(0, longest + 1).join('')
  const end = start.lastIndexOf('-')
  return end > 0 ? start.slice(0, end) : letters.slice(0, longest).join('')
}
