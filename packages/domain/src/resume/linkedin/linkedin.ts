import { type Entry, emptyDocument, type ResumeDocument, type Section } from '../document.ts'
import { createIds, type Ids } from '../json-resume/lines.ts'
import { readBasics } from './basics.ts'
import { type Row, rowsOf } from './csv.ts'
import { readItems, readLanguages, readSkills, readStudies } from './entries.ts'
import { readJobs } from './jobs.ts'
import { storyOf } from './story.ts'

// LinkedIn's data export is an archive of CSV files. What is no part of a resume there (connections, messages, a date of
// birth) is never looked at.

const lists: { file: string; kind: Section['kind']; read(rows: readonly Row[], ids: Ids): Entry[] }[] = [
  { file: 'Positions.csv', kind: 'work', read: readJobs('Title', 'Company Name') },
  { file: 'Education.csv', kind: 'education', read: readStudies },
  { file: 'Skills.csv', kind: 'skills', read: readSkills },
  { file: 'Languages.csv', kind: 'languages', read: readLanguages },
  {
    file: 'Certifications.csv',
    kind: 'certificates',
    read: readItems({ title: 'Name', organisation: 'Authority', date: 'Started On' }),
  },
  {
    file: 'Projects.csv',
    kind: 'projects',
    read: readItems({ title: 'Title', start: 'Started On', date: 'Finished On' }),
  },
  { file: 'Volunteering.csv', kind: 'volunteer', read: readJobs('Role', 'Company Name') },
  { file: 'Organizations.csv', kind: 'volunteer', read: readJobs('Position', 'Name') },
  { file: 'Honors.csv', kind: 'awards', read: readItems({ title: 'Title', date: 'Issued On' }) },
  {
    file: 'Publications.csv',
    kind: 'publications',
    read: readItems({ title: 'Name', organisation: 'Publisher', date: 'Published On' }),
  },
]

const profileFile = 'Profile.csv'
const emailFile = 'Email Addresses.csv'
const phoneFile = 'PhoneNumbers.csv'

/** The files of the archive that a resume is made of. */
export const linkedInFiles: readonly string[] = [profileFile, emailFile, phoneFile, ...lists.map(({ file }) => file)]

/** Whether an archive with these files is LinkedIn's export. */
export const isLinkedInExport = (names: readonly string[]): boolean =>
  names.includes(profileFile) || names.includes('Positions.csv')

/** From the files' texts by their names. */
export function fromLinkedIn(files: Readonly<Record<string, string>>): ResumeDocument {
  const ids = createIds()
  const rowsIn = (name: string) => rowsOf(files[name] ?? '')
  const [profile] = rowsIn(profileFile)
  const summary = profile?.('Summary')
  return {
    ...emptyDocument(),
    basics: readBasics(profile, rowsIn(emailFile), rowsIn(phoneFile), ids),
    sections: [
      ...(summary === undefined ? [] : [summaryOf(summary, ids)]),
      ...joined(
        lists.map(({ file, kind, read }) => ({ kind, entries: read(rowsIn(file), ids) })),
        ids,
      ),
    ],
  }
}

const summaryOf = (text: string, ids: Ids): Section => ({
  ...{ id: ids('c'), kind: 'summary', title: '' },
  entries: [{ type: 'text', id: ids('p'), lines: storyOf(text, ids) }],
})

/** One section for each kind that has something to say. */
function joined(parts: readonly Pick<Section, 'kind' | 'entries'>[], ids: Ids): Section[] {
  const kinds = new Set(parts.filter(({ entries }) => entries.length > 0).map(({ kind }) => kind))
  return [...kinds].map((kind) => ({
    ...{ id: ids('c'), kind, title: '' },
    entries: parts.filter((part) => part.kind === kind).flatMap(({ entries }) => entries),
  }))
}
