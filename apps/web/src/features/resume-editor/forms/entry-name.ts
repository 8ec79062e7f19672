import type { Entry } from '@bespeak/domain/resume/document.ts'

/** What an entry is known by. */
export function entryName(entry: Entry): string {
  switch (entry.type) {
    case 'employment':
      return joined(entry.roles[0]?.title, entry.organisation)
    case 'study':
      return joined(entry.degree ?? entry.area, entry.institution)
    case 'skills':
      return entry.name ?? ''
    case 'language':
      return entry.language ?? ''
    case 'item':
      return joined(entry.title, entry.organisation)
    case 'text':
      return ''
  }
}

/** The same, or its first words where it has no name. */
export function entryInShort(entry: Entry): string {
  const name = entryName(entry)
  if (name !== '') return name
  if (entry.type === 'skills') return entry.keywords.map(({ text }) => text).join(', ')
  return 'lines' in entry ? (entry.lines[0]?.text ?? '') : ''
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
