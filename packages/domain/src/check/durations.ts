import type { Source } from '../resume/sources.ts'
import type { Person } from './person.ts'

const monthAt = (date: string, whole: number) => {
  const [year = '', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? whole : Number(month) - 1)
}

type Dated = Pick<Source, 'start' | 'end'>

const spanOf = ({ start, end }: Dated, today: string): [from: number, to: number] | null =>
  start === undefined ? null : [monthAt(start, 0), monthAt(end === undefined || end === 'present' ? today : end, 11)]

/** How many months a role has lasted, counted from its dates. */
export function monthsOf(dated: Dated, today: string): number {
  const [from, to] = spanOf(dated, today) ?? [0, 0]
  return to - from
}

/** The months of all roles; those that overlap count once. */
export function monthsOfWork({ lines }: Person, today: string): number {
  const months = new Set<number>()
  for (const { source } of lines) {
    const span = source.kind === 'role' ? spanOf(source, today) : null
    for (let month = span?.[0] ?? 0; month < (span?.[1] ?? 0); month += 1) months.add(month)
  }
  return months.size
}
