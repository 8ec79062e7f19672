import type { Entry, PartialDate } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'

const kinds: Record<Entry['type'], string> = {
  employment: 'this employer',
  study: 'this study',
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
