import { inertDocument } from '../../../lib/trusted.ts'

/** What stands on lines of its own. */
export const blockElements = 'h1, h2, h3, h4, h5, h6, p, li'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The lines of a text, from top to bottom. */
export const linesOf = (html: string): string[] =>
  [...inertDocument(html).querySelectorAll(blockElements)]
    .map(({ textContent }) => oneLine(textContent))
    .filter(Boolean)

/** Name and contact as they stand at the top of a resume. */
export function headOf(html: string): { name: string; contact: string } {
  const page = inertDocument(html)
  const [name, contact] = ['h1', '[data-block="contact"]'].map((place) => page.querySelector(place)?.textContent ?? '')
  return { name: oneLine(name ?? ''), contact: oneLine(contact ?? '') }
}
