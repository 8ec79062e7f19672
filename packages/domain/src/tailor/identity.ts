import { upperFirst } from '../language/speak/lower-first.ts'
import { withThe } from '../language/speak/with-the.ts'
import { jobsIn } from '../language/time-away.ts'
import { contentStems } from '../language/words.ts'
import type { PartialDate } from '../resume/document.ts'
import { monthOf, yearOf } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'
import type { Desk } from './desk.ts'
import { ended } from './sentences.ts'

/** Who a person is. */
export interface Identity {
  text: string
  /** The same with what the years were about: `…, including CRRT and Epic.` */
  including: ((what: string) => string) | null
  /** The roles that the years are of: what was done elsewhere, or said of no role, is no part of them. */
  roles: readonly string[]
  sources: string[]
}

const longestTitle = 80
/** Fewer are told by the dates alone. */
const leastYears = 2

/**
 * Who the person is, in one sentence, from the most that can be said to the least; with what the title has in brackets
 * where it may not be left out: `Nurse (Renal)`.
 */
export const identities = (desk: Desk): Identity[] =>
  [unbracketed, (name: string) => name].flatMap((calledAs) => identitiesAs(calledAs, desk))

function identitiesAs(calledAs: (name: string) => string, { sources, today }: Desk): Identity[] {
  const latest = latestRole({ sources, today })
  const label = sources.find(({ kind }) => kind === 'label')
  const title = calledAs((label ?? latest)?.quotes[0]?.replace(/^\p{L}+: /u, '').split(/,| [|·–-] /)[0] ?? '')
  // `12 345` names nobody, no title is a page long or ends within a bracket, and `CPCS A40` is a paper.
  if (!/\p{L}{2}/u.test(title) || title.length > longestTitle || /\p{Lu}\p{N}|\([^)]*$/u.test(title)) return []
  const opening = upperFirst(title)
  const related = rolesOf(title, sources)
  const years = Math.floor(monthsIn(related, today) / 12)
  const said = [...(label ? [label.id] : []), ...(latest ? [latest.id] : [])]
  const time = years >= leastYears ? ` with ${years} years of experience` : ''
  const timed = [...new Set([...said, ...related.map(({ id }) => id)])]
  const whereabouts = latest ? whereaboutsOf(latest, title, calledAs) : null
  const withTime = ({ now, besides }: Whereabouts) => ({
    text: ended(`${opening}${now}${time}${besides}`),
    including: (what: string) =>
      ended(`${opening}${now}${besides === '' ? '' : `${besides},`}${time}, including ${what}`),
    roles: related.map(({ id }) => id),
    sources: timed,
  })
  return [
    ...(time && whereabouts ? [withTime(whereabouts)] : []),
    ...(time ? [withTime({ now: '', besides: '' })] : []),
    ...(whereabouts
      ? [
          {
            text: ended(`${opening}${whereabouts.now}${whereabouts.besides}`),
            including: null,
            roles: [],
            sources: said,
          },
        ]
      : []),
  ]
}

const rolesOf = (title: string, sources: readonly Source[]) =>
  jobsIn(sources).filter(({ quotes }) => sharesWord(quotes[0] ?? '', title))

/** Where the person works, or worked last. */
export const latestRole = ({ sources, today }: Pick<Desk, 'sources' | 'today'>): Source | undefined =>
  [...jobsIn(sources)].sort((a, b) => (endOf(b, today) ?? 0) - (endOf(a, today) ?? 0))[0]

export const unbracketed = (name: string) => name.replace(/\s*\([^()]*\)/g, '').trim()

interface Whereabouts {
  now: string
  besides: string
}

/** A line that was read as a name is none: `minibar, 2022 to present: clean 14 rooms`. */
export const isShortName = (name: string) =>
  name !== '' && name.length <= longestTitle && !/[:;]| \. |\p{N}{4}/u.test(name)

/** `no at-fault collisions` was read as a name, and is none. */
export const isPlaceName = (name: string) => isShortName(name) && /[\p{Lu}\p{N}]|^\P{L}*\p{Lo}|^\S+$/u.test(name)

/** Where the person is, before the years, and what they are there or were last, after them. */
function whereaboutsOf({ quotes, end }: Source, title: string, calledAs: (name: string) => string): Whereabouts | null {
  const [role, employer] = [calledAs(quotes[0] ?? ''), unbracketed(quotes[1] ?? '')]
  if (!quotes[2] || !isShortName(role) || !isPlaceName(employer)) return null
  const isNow = end === 'present'
  const place = withThe(employer)
  if (role.toLowerCase() !== title.toLowerCase())
    return { now: '', besides: `, ${isNow ? 'now' : 'most recently'} ${role} at ${place}` }
  return isNow ? { now: ` at ${place}`, besides: '' } : { now: '', besides: `, most recently at ${place}` }
}

const sharesWord = (role: string, title: string) => {
  const own = contentStems(title)
  return contentStems(role).some((it) => own.includes(it))
}

function monthNumber(date: PartialDate | undefined, today: string, ifYear: number): number | null {
  const known = date === 'present' ? (today as PartialDate) : date
  const year = known === undefined ? null : yearOf(known)
  return known === undefined || year === null ? null : year * 12 + (monthOf(known) ?? ifYear)
}

/** A year alone is taken at its shortest. */
const startOf = ({ start }: Source, today: string) => monthNumber(start, today, 12)
const endOf = ({ end }: Source, today: string) => monthNumber(end, today, 1)

/** Months in some roles, counted once where they overlap. */
function monthsIn(roles: readonly Source[], today: string): number {
  const months = new Set<number>()
  for (const role of roles) {
    const [from, to] = [startOf(role, today), endOf(role, today)]
    if (from !== null && to !== null)
      for (let month = from; month < to && month < from + 720; month += 1) months.add(month)
  }
  return months.size
}
