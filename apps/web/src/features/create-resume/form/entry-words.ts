import type { Basics, Entry, PartialDate, Section } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'
import { basicsLabels } from './fields.ts'

const kinds: Record<Entry['type'], string> = {
  employment: 'this employer',
  study: 'this degree',
  skills: 'this group',
  language: 'this language',
  item: 'this entry',
  text: 'this text',
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

/** What an entry is called in its heading and on its buttons. */
export function entryName(entry: Entry): string {
  return said(entry) || kinds[entry.type]
}

export const isNamed = (entry: Entry): boolean => said(entry) !== ''

function said(entry: Entry): string {
  switch (entry.type) {
    case 'employment':
      return joined(entry.roles[0]?.title, entry.organisation)
    case 'study':
      return joined(entry.degree, entry.institution)
    case 'item':
      return joined(entry.title, entry.organisation)
    case 'skills':
      return entry.name ?? ''
    case 'language':
      return entry.language ?? ''
    case 'text':
      return ''
  }
}

/** `Mar 2021 – Present. 4 lines.` */
export function entrySummary(entry: Entry): string {
  const count = linesIn(entry).length
  const lines = count === 0 ? '' : count === 1 ? '1 line' : `${count} lines`
  return [periodOf(entry), lines]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ')
}

function periodOf(entry: Entry): string {
  if (entry.type === 'study' || entry.type === 'item') return displayPeriod(entry.start, entry.end)
  if (entry.type !== 'employment') return ''
  const [latest] = entry.roles
  const first: PartialDate | undefined = entry.roles.at(-1)?.start
  return displayPeriod(first, latest?.end)
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? '' : count === 1 ? `1 ${one}` : `${count} ${many}`

/** `Name, email, phone, city`: what of it there is. */
export function basicsFacts({ location, links, more, ...texts }: Basics): string {
  const said = Object.entries(basicsLabels).flatMap(([key, label]) => (Reflect.get(texts, key) ? [label] : []))
  const facts = [...said, location?.city && 'city', counted(links.length, 'link'), counted(more.length, 'more', 'more')]
  const words = joined(...facts.map((fact) => fact?.toLowerCase()))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `3 jobs, 12 lines`. */
export function sectionFacts({ entries }: Section): string {
  const of = (type: Entry['type']) => entries.filter((entry) => entry.type === type).length
  const skills = entries.flatMap((entry) => (entry.type === 'skills' ? entry.keywords : [])).length
  const lines = entries.flatMap((entry) => (entry.type === 'skills' ? [] : linesIn(entry))).length
  const facts = joined(
    counted(of('employment'), 'job'),
    counted(of('study'), 'study', 'studies'),
    counted(of('language'), 'language'),
    counted(of('item'), 'entry', 'entries'),
    counted(skills, 'skill'),
    counted(lines, 'line'),
  )
  return facts || 'Empty'
}
