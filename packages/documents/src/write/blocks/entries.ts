import type {
  Entry,
  Item,
  LanguageSkill,
  Line,
  SectionKind,
  SkillGroup,
  Study,
} from '@bespeak/domain/resume/document.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'
import { oneLine } from '@bespeak/domain/resume/shown.ts'
import type { About, HeadForm } from '../templates/about.ts'
import { type Block, type List, type Row, textOf } from './block.ts'
import { employmentBlocks } from './employment.ts'
import { lineBlocks, listBlock, textsOf } from './lines.ts'
import { joined, linkRun, rowsOf, run } from './runs.ts'

/** The entries of a section. What is only a word or two each, and stands in a row, is set as one. */
export function entriesBlocks(entries: readonly Entry[], kind: SectionKind, about: About): Block[] {
  const blocks: Block[] = []
  for (const entry of entries) {
    const bare = bareWord(entry, kind)
    const last = blocks.at(-1)
    if (bare === null) blocks.push(...entryBlocks(entry, kind, about))
    else if (bare === '') continue
    else if (last?.type === 'list' && last.name === '') blocks.splice(-1, 1, withItem(last, bare, entry.id))
    else blocks.push({ type: 'list', id: entry.id, name: '', items: [bare] })
  }
  return blocks
}

const withItem = (list: List, item: string, of: string): List => ({
  ...list,
  items: [...list.items, item],
  of: [...(list.of ?? list.items.map(() => list.id)), of],
})

/** What an entry comes to where it is no more than a name; null where it is more. */
function bareWord(entry: Entry, kind: SectionKind): string | null {
  if (entry.type === 'language') return languageText(entry)
  if (entry.type === 'skills' && entry.keywords.length === 0) return withNote(entry.name, entry.level)
  if (entry.type === 'item' && kind === 'interests' && isBare(entry)) return oneLine(entry.title ?? '')
  return null
}

const isBare = ({ organisation, location, url, start, end, lines, keywords }: Item) =>
  !organisation && !location && !url && !start && !end && lines.length + keywords.length === 0

const languageText = ({ language, fluency }: LanguageSkill) => withNote(language, fluency)

function withNote(name: string | undefined, note: string | undefined): string {
  const [first, second] = [oneLine(name ?? ''), oneLine(note ?? '')]
  if (first === '' || second === '') return first || second
  return /[()]/.test(second) ? `${first}: ${second}` : `${first} (${second})`
}

function entryBlocks(entry: Entry, kind: SectionKind, { heads, longestRow }: About): Block[] {
  switch (entry.type) {
    case 'employment':
      return employmentBlocks(entry, heads)
    case 'study':
      return studyBlocks(entry, heads)
    case 'item':
      return itemBlocks(entry, kind, longestRow)
    case 'skills':
      return skillBlocks(entry)
    case 'language':
      return listBlock(entry.id, undefined, [languageText(entry)])
    case 'text':
      return lineBlocks(entry.lines, { running: kind === 'summary' })
  }
}

const skillBlocks = ({ id, name, level, keywords }: SkillGroup): Block[] =>
  listBlock(id, withNote(name, level), textsOf(keywords))

function studyBlocks(study: Study, form: HeadForm): Block[] {
  const { id, courses, lines } = study
  return [
    { type: 'head', id, level: 1, rows: studyRows(study, form) },
    ...lineBlocks([...namedLine(`${id}-courses`, 'Courses', courses), ...lines]),
  ]
}

function studyRows({ degree, area, institution, location, url, score, start, end }: Study, form: HeadForm): Row[] {
  const degreeRuns = joined([run('title', degree), run('title', area)], ', ')
  const period = run('period', displayPeriod(start, end))
  const grade = run('plain', gradeText(score))
  const school = joined([run('organisation', institution), run('place', location), grade, linkRun(url)], ' · ')
  if (form === 'one-line') return rowsOf([{ start: joined([degreeRuns, school], ' · '), end: period }])
  const rows =
    degreeRuns.length === 0
      ? [{ start: school, end: period }]
      : [
          { start: degreeRuns, end: period },
          { start: school, end: [] },
        ]
  return rowsOf(form === 'title-first' ? rows : rows.reverse())
}

/** A number alone does not say what it is. */
function gradeText(score: string | undefined): string {
  const text = oneLine(score ?? '')
  return text === '' || /\p{L}/u.test(text) ? text : `Grade: ${text}`
}

function itemBlocks(item: Item, kind: SectionKind, longestRow: number): Block[] {
  const { id, lines, keywords } = item
  const rows = rowsOf(itemRows(item, kind, longestRow))
  return [
    ...(rows.length > 0 ? [{ type: 'head' as const, id, level: 1 as const, rows }] : []),
    ...lineBlocks(lines, { running: kind === 'references' }),
    ...lineBlocks(namedLine(`${id}-keywords`, 'Keywords', keywords)),
  ]
}

/** A list inside an entry is one of its lines: `Courses: Compilers, Databases`. */
function namedLine(id: string, name: string, items: readonly Line[]): Line[] {
  const texts = textsOf(items).map(oneLine).filter(Boolean)
  return texts.length === 0 ? [] : [{ id, text: `${name}: ${texts.join(', ')}` }]
}

function itemRows(
  { title, organisation, location, url, start, end }: Item,
  kind: SectionKind,
  longestRow: number,
): Row[] {
  const period = run('period', displayPeriod(start, end))
  const source = joined([run('source', organisation), run('place', location)], ', ')
  const whole = joined([joined([run('title', title), source], ', '), linkRun(url)], ' · ')
  if (kind !== 'publications' && textOf(whole).length <= longestRow) return [{ start: whole, end: period }]
  return [
    { start: run('title', title), end: period },
    { start: joined([source, linkRun(url)], ' · '), end: [] },
  ]
}
