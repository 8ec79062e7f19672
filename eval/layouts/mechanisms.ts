import { EXACT, norm } from '../score.mjs'
import type { Person } from './person.ts'

/** What each run missed, as the scorer says it. */
export interface Misses {
  real: readonly string[]
  order: readonly string[]
  labels: readonly string[]
  text: readonly string[]
}

/** For every exact field that was missed: what would have mended it, and what stands in its place. */
export function mechanismsOf(person: Person, { real, order, labels, text }: Misses): string[] {
  const [withOrder, withLabels, withText] = [order, labels, text].map((misses) => new Set(misses.map(keyOf)))
  return real.filter(isExact).map((miss) => {
    const key = keyOf(miss)
    if (withText?.has(key)) return 'not in the text'
    const cause = !withOrder?.has(key) ? 'order' : !withLabels?.has(key) ? 'label' : 'inside the line'
    return `${cause}: ${fieldOf(miss)} ${formOf(person, miss)}`
  })
}

const exact = new Set(EXACT)
const fieldOf = (miss: string) => miss.slice(0, miss.indexOf(':'))
const isExact = (miss: string) => exact.has(fieldOf(miss))

/** The same miss of two runs, whatever each of them got; a date is told apart by its employer. */
const keyOf = (miss: string) => `${miss.split(' got ')[0]} ${/\(([^()]*)\)$/.exec(miss)?.[1] ?? ''}`

function formOf({ work }: Person, miss: string): string {
  const [want = '', got = ''] = miss.slice(fieldOf(miss).length).replace(': want', '').split(' got ').map(norm)
  if (/count/.test(fieldOf(miss))) return Number(got) > Number(want) ? 'too many' : 'too few'
  if (got === '' || got === 'null' || got === 'no such job') return 'missing'
  if (/Date|start|end$/.test(fieldOf(miss))) return 'another'
  if (` ${want} `.includes(` ${got} `)) return 'cut short'
  if (` ${got} `.includes(` ${want} `)) return 'holds more'
  if (work.some(({ name, position }) => norm(name) === got || norm(position) === got)) return 'swapped'
  return work.some(({ highlights }) => highlights.some((it) => norm(it).includes(got))) ? 'of a bullet' : 'another'
}
