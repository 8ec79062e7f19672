import { inertDocument } from '../../lib/trusted.ts'
import { lineWith } from './line-in-hand.ts'

/** A page with one line of it in other words; null where it is not clear which line that is. */
export function reworded(content: string, line: string, words: string): string | null {
  const { body } = inertDocument(content)
  const found = lineWith(line, body)
  if (!found) return null
  found.textContent = words
  return body.innerHTML
}
