import type { Line } from '../document.ts'
import type { Reader, Writer } from './fields.ts'

/** Ids in the order of reading: the same resume always gets the same. */
export type Ids = (prefix: string) => string

export function createIds(): Ids {
  const counts = new Map<string, number>()
  return (prefix) => {
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    return `${prefix}${count}`
  }
}

export const linesOf = (texts: string[], ids: Ids): Line[] => texts.map((text) => ({ id: ids('l'), text }))
export const textsOf = (lines: Line[]) => lines.map(({ text }) => text)
export const joined = (lines: Line[]) => (lines.length > 0 ? textsOf(lines).join('\n') : undefined)

/** Running text under one name, bullets under `highlights`. */
export function readStory(from: Reader, told: string, ids: Ids): Line[] {
  const summary = from.text(told)
  return [
    ...(summary === undefined ? [] : [{ id: ids('l'), text: summary, paragraph: true }]),
    ...linesOf(from.texts('highlights'), ids),
  ]
}

export function writeStory(to: Writer, told: string, lines: Line[]) {
  to.text(told, joined(lines.filter((line) => line.paragraph)))
  to.texts('highlights', textsOf(lines.filter((line) => !line.paragraph && !line.label)))
}

/** Only the fields that are there, and the extras where there are any. */
export function compact<Node extends object>(
  node: Node,
  left: object = {},
): { [Key in keyof Node]: Exclude<Node[Key], undefined> } {
  const kept = Object.entries(node).filter(([, value]) => value !== undefined)
  const extras = Object.keys(left).length > 0 ? [['extras', left]] : []
  return Object.fromEntries([...kept, ...extras]) as never
}
