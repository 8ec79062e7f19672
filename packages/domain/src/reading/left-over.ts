import type { Line } from '../resume/document.ts'
import type { Ledger } from './ledger.ts'

/** Every stretch of the source that no field took, if anything is said in it. From `unread` on it is one stretch. */
export function leftOver(source: string, unread: number, ledger: Ledger): Line[] {
  const lines: Line[] = []
  let offset = 0
  for (const line of source.slice(0, unread).split('\n')) {
    lines.push(...leftIn(line, offset, ledger))
    offset += line.length + 1
  }
  return [...lines, ...leftIn(source.slice(unread), unread, ledger)]
}

function leftIn(line: string, offset: number, ledger: Ledger): Line[] {
  const found: Line[] = []
  let from = 0
  while (from < line.length) {
    const isFree = ledger.taken[offset + from] === 0
    let to = from + 1
    while (to < line.length && (ledger.taken[offset + to] === 0) === isFree) to += 1
    const text = line.slice(from, to)
    if (isFree && isSaid(text)) found.push(ledger.leave(text, offset + from))
    else if (isFree && text.trim() !== '') ledger.hold('layout', offset + from, offset + to)
    from = to
  }
  return found
}

/** Rules, bullets and separators lay a page out; anything else was said. */
const isSaid = (text: string) => /[\p{L}\p{N}\p{Sc}\p{So}\p{M}]/u.test(text)
