import { isTimeAway } from '../language/time-away.ts'
import type { PartialDate, ResumeDocument } from '../resume/document.ts'
import { workRoles } from '../resume/nodes.ts'
import { monthOf, yearOf } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'
import { upTo } from '../text/split.ts'
import { filled } from './frames.ts'
import type { LetterSentence } from './letter.ts'
import { employerName, titleName } from './names.ts'
import { frames, headings, type Register } from './texts.ts'

/** What lines stand under: a role, or an entry such as a project. */
export interface Engagement {
  /** The id of the role or entry: also that of its source. */
  id: string
  title: string
  employer: string
  town: string
  start: PartialDate | undefined
  end: PartialDate | undefined
}

export function engagementsOf({ basics, sections }: ResumeDocument): Map<string, Engagement> {
  const city = basics.location?.city ?? ''
  const all = sections.flatMap(({ entries }) =>
    entries.flatMap((entry): Engagement[] => {
      if (entry.type === 'employment')
        return entry.roles.map(({ id, title = '', location, start, end }) => ({
          ...{ id, title: shortName(title), start, end },
          ...{ employer: employerName(shortName(entry.organisation)), town: townIn(location ?? entry.location, city) },
        }))
      if (entry.type !== 'item' && entry.type !== 'study') return []
      const title = entry.type === 'item' ? entry.title : entry.degree
      const employer = entry.type === 'item' ? entry.organisation : entry.institution
      const { id, start, end } = entry
      return [{ id, title: shortName(title), employer: shortName(employer), town: '', start, end }]
    }),
  )
  return new Map(all.map((it) => [it.id, it]))
}

/** [LT5] What has more letters is no name, and would fill the letter. */
const longestName = 150
const shortName = (text = ''): string => (text.length > longestName ? '' : text)

/** Only where the person is: `Remote` is no town. */
const townIn = (location = '', city: string): string => (city !== '' && upTo(location, ',').trim() === city ? city : '')

/** [LT9] The role that a letter is written from, of their work that has begun: the one held now, else the last one. */
export function presentRole(
  document: ResumeDocument,
  engagements: ReadonlyMap<string, Engagement>,
  today: string,
): Engagement | null {
  const begun = workRoles(document).filter(({ title = '', start = '' }) => !isTimeAway(title) && start <= today)
  const role = begun.find(({ end }) => end === 'present') ?? begun.find((it) => isHeldOn(it, today)) ?? begun[0]
  return engagements.get(role?.id ?? '') ?? null
}

/** A year or month that is not over may be over for the role. */
const isHeldOn = ({ end = '' }: { end?: PartialDate | undefined }, today: string) => end === 'present' || end > today

/** `My current role is Backend Engineer at Parcelwise in Manchester.` Null where one of the names is none. */
export function presentSentence(role: Engagement | null, register: Register, today: string): LetterSentence | null {
  const title = titleName(role?.title ?? '')
  if (!role || title === '' || role.employer === '') return null
  const frame = isHeldOn(role, today) ? frames[register].current : frames[register].last
  const employer = role.town === '' ? role.employer : `${role.employer} in ${role.town}`
  return { ...filled(frame, { title, employer }), sources: [role.id] }
}

/** [LT7] `Parcelwise, Backend Engineer, since March 2022`: once over its lines. */
export function headingOf({ id, title, employer, start, end }: Engagement): LetterSentence {
  const text = [employer, title, periodOf(start, end)].filter((it) => it !== '').join(', ')
  return { text, sources: [id], job: [] }
}

function periodOf(start: PartialDate | undefined, end: PartialDate | undefined): string {
  if (!start) return end && end !== 'present' ? dateOf(end) : ''
  if (end === 'present') return headings.since.replace('{start}', dateOf(start))
  return end && end !== start
    ? headings.during.replace('{start}', dateOf(start)).replace('{end}', dateOf(end))
    : dateOf(start)
}

function dateOf(date: PartialDate): string {
  const month = monthOf(date)
  const year = String(yearOf(date) ?? '')
  return month === null
    ? year
    : `${new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })} ${year}`
}

/** What a line stands under; null for what is told in its heading. */
export function engagementOf(
  { id, role, entry }: Source,
  engagements: ReadonlyMap<string, Engagement>,
): Engagement | null {
  const found = engagements.get(role ?? entry ?? '')
  return found && found.id !== id ? found : null
}

export function headingOver(source: Source, engagements: ReadonlyMap<string, Engagement>): string | null {
  const found = engagementOf(source, engagements)
  return found && headingOf(found).text
}
