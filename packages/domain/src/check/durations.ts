import type { Source } from '../resume/sources.ts'
import type { Person } from './person.ts'

const monthAt = (date: string, whole: number) =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : whole)

type Dated = Pick<Source, 'start' | 'end'>

/** `opening`: the month in which a year without one begins, 0 or 11. */
const spanOf = ({ start, end }: Dated, today: string, opening: number): [from: number, to: number] | null =>
  start === undefined
    ? null
    : [monthAt(start, opening), monthAt(end === undefined || end === 'present' ? today : end, 11)]

/** How many months a role has lasted, counted from its dates. */
export function monthsOf(dated: Dated, today: string, opening: number): number {
  const [from, to] = spanOf(dated, today, opening) ?? [0, 0]
  return to - from
}

/** The months of all roles, and of those alone that began with each or after it; those that overlap count once. */
export function monthsOfWork({ lines }: Person, today: string, opening: number): number[] {
  const spans = lines.flatMap(({ source }) => (source.kind === 'role' ? [spanOf(source, today, opening) ?? []] : []))
  return spans.map(([since = 0]) => {
    const months = new Set<number>()
    for (const [from = 0, to = 0] of spans) for (let at = Math.max(from, since); at < to; at += 1) months.add(at)
    return months.size
  })
}
