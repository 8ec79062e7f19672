import type { Basics, Entry, PartialDate, Section } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'
import * as texts from '../texts.tsx'

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

/** What an entry is called in its heading and on its buttons. */
export function entryName(entry: Entry): string {
  return said(entry) || texts.entryKinds[entry.type]
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
  return [periodOf(entry), texts.lineCount(linesIn(entry).length)]
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

/** `Name, email, phone, city`: what of it there is. */
export function basicsFacts({ location, links, more, ...named }: Basics): string {
  const said = Object.entries(texts.basicsLabels).flatMap(([key, label]) => (Reflect.get(named, key) ? [label] : []))
  const facts = [
    ...said,
    location?.city && texts.placeLabels.city,
    texts.linkCount(links.length),
    texts.moreCount(more.length),
  ]
  const words = joined(...facts.map((fact) => fact?.toLowerCase()))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `3 jobs, 12 lines`. */
export function sectionFacts({ entries }: Section): string {
  const of = (type: Entry['type']) => entries.filter((entry) => entry.type === type).length
  const skills = entries.flatMap((entry) => (entry.type === 'skills' ? entry.keywords : [])).length
  const lines = entries.flatMap((entry) => (entry.type === 'skills' ? [] : linesIn(entry))).length
  const facts = joined(
    texts.jobCount(of('employment')),
    texts.studyCount(of('study')),
    texts.languageCount(of('language')),
    texts.entryCount(of('item')),
    texts.skillCount(skills),
    texts.lineCount(lines),
  )
  return facts || texts.empty
}
