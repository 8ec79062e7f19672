import type { EntryForm } from '../program.ts'
import type { Chance } from '../random.ts'

// Heads of entries, put together by chance: what stands on which line, in which order, and what is between.

const separators = [', ', ', ', ' | ', ' – ', ' - ', ' · ', ' • ', ' / ', ' — ', ' at ', ' @ ', ': ', '; ', ' \t ']
/** Between things of which neither is at the other. */
const plainSeparators = separators.filter((it) => !/at|@|:/.test(it))

/** Words that begin a line may be set in any of these. */
const leadLooks = ['*', '*', '*', '*', '', '^*', '^', '*%', '%', '*_']
const otherLooks = ['', '', '', '_', '_', '~', '*', '%']

const set = (look: string, pattern: string) => `${look}${pattern}${[...look].reverse().join('')}`

export interface HeadChoice {
  /** Dates, and places with them, stand in the margin. */
  inMargin: boolean
  /** A narrow column has no room to put something to the right. */
  isNarrow: boolean
}

export function composeWork(chance: Chance, choice: HeadChoice): EntryForm {
  const titleFirst = chance.is(0.5)
  const [first, second] = titleFirst ? ['{title}', '{employer}'] : ['{employer}', '{title}']
  const between = titleFirst ? chance.pick(separators) : chance.pick(plainSeparators)
  return composeHead(chance, choice, { first, second, between })
}

const degrees = [
  '{degree}[ in {subject}]',
  '{degree}[, {subject}]',
  '{degree}[ {subject}]',
  '{degree}[ of {subject}]',
  '{degree}[ ({subject})]',
  '{degree}[: {subject}]',
  '{degree}[ – {subject}]',
  '{degree}[ | {subject}]',
  '[{subject}, ]{degree}',
  '[{subject} ]({degree})',
]

export function composeStudy(chance: Chance, choice: HeadChoice): EntryForm {
  const degree = chance.pick(degrees)
  const schoolFirst = chance.is(0.5)
  const [first, second] = schoolFirst ? ['{school}', degree] : [degree, '{school}']
  const between = schoolFirst ? chance.pick(plainSeparators) : chance.pick([...plainSeparators, ' at '])
  const form = composeHead(chance, choice, { first, second, between })
  const parted = chance.is(0.25) ? form.head.flatMap((line) => partedDegree(line, degree)) : form.head
  const grade = chance.pick(['', '', '[{grade}]', '[~{grade}~]', '[Grade: {grade}]'])
  return { ...form, head: grade ? [...parted, grade] : parted }
}

/** Degree over subject, where they are all that stands on their line. */
function partedDegree(line: string, degree: string): string[] {
  const [look = ''] = /^[*^%_~]*/.exec(line) ?? []
  return line === set(look, degree) ? [set(look, '{degree}'), set(lighter(look), '[{subject}]')] : [line]
}

const lighter = (look: string) => look.replace(/[*^]/g, '')

interface Pieces {
  first: string
  second: string
  between: string
}

function composeHead(chance: Chance, choice: HeadChoice, { first, second, between }: Pieces): EntryForm {
  const lead = set(chance.pick(leadLooks), first)
  const other = set(chance.pick(otherLooks), second)
  const place = set(chance.pick(['', '', '_', '~']), '{place}')
  const dates = set(chance.pick(['', '', '', '_', '*', '~', '%']), '{dates}')
  const parts = { lead, other, place, dates, between }
  if (choice.inMargin) return inMargin(chance, parts)
  return { head: chance.pick(choice.isNarrow ? narrowHeads : heads)(chance, parts) }
}

interface Parts {
  lead: string
  other: string
  place: string
  dates: string
  between: string
}
type Head = (chance: Chance, parts: Parts) => string[]

const joint = (chance: Chance) => chance.pick(plainSeparators)
const also = (chance: Chance, place: string) => {
  const sign = chance.pick([`${joint(chance)}#`, `${joint(chance)}#`, ' (#)'])
  return `[${sign.replace('#', place)}]`
}

/** All that goes on one line. */
const oneLine: Head[] = [
  (chance, { lead, other, place, dates, between }) => [`${lead}${between}${other}${also(chance, place)} >> ${dates}`],
  (_, { lead, other, dates, between }) => [`${lead}${between}${other} >> ${dates}`],
  (chance, { lead, other, place, dates, between }) => [
    `${lead}${between}${other}${also(chance, place)}${joint(chance)}${dates}`,
  ],
  (chance, { lead, other, place, dates, between }) => [`${lead}${between}${other}${also(chance, place)} (${dates})`],
  (chance, { lead, other, place, dates, between }) => [
    `${dates}${chance.pick([': ', ' – ', ' | ', ' \t ', ', '])}${lead}${between}${other}${also(chance, place)}`,
  ],
]

const twoLines: Head[] = [
  (chance, { lead, other, place, dates }) => [`${lead} >> ${dates}`, `${other}${also(chance, place)}`],
  (_, { lead, other, place, dates }) => [`${lead} >> ${dates}`, `${other} >> ${place}`],
  (_, { lead, other, place, dates }) => [`${lead} >> ${place}`, `${other} >> ${dates}`],
  (chance, { lead, other, place, dates }) => [`${lead}${also(chance, place)}`, `${other} >> ${dates}`],
  (chance, { lead, other, place, dates }) => [lead, `${other}${also(chance, place)} >> ${dates}`],
  (chance, { lead, other, place, dates, between }) => [`${lead}${between}${other}`, `${dates}${also(chance, place)}`],
  (chance, { lead, other, place, dates, between }) => [
    `${lead}${between}${other}`,
    `[${place}${joint(chance)}]${dates}`,
  ],
  (chance, { lead, other, place, dates }) => [lead, `${other}${also(chance, place)}${joint(chance)}${dates}`],
  (chance, { lead, other, place, dates }) => [`${lead}${also(chance, place)}`, `${other}${joint(chance)}${dates}`],
  (chance, { lead, other, place, dates }) => [lead, `${other} (${dates})${also(chance, place)}`],
  (chance, { lead, other, place, dates, between }) => [dates, `${lead}${between}${other}${also(chance, place)}`],
  (_, { lead, other, place, dates, between }) => [`${dates} >> ${place}`, `${lead}${between}${other}`],
  (chance, { lead, other, place, dates, between }) => [
    `${lead}${between}${other}${also(chance, place)}`,
    ` >> ${dates}`,
  ],
]

const moreLines: Head[] = [
  (chance, { lead, other, place, dates }) => [lead, `${other}${also(chance, place)}`, dates],
  (chance, { lead, other, place, dates }) => [lead, other, `${dates}${also(chance, place)}`],
  (chance, { lead, other, place, dates }) => [dates, lead, `${other}${also(chance, place)}`],
  (chance, { lead, other, place, dates }) => [lead, dates, `${other}${also(chance, place)}`],
  (_, { lead, other, place, dates }) => [lead, other, `[${place}]`, dates],
  (_, { lead, other, place, dates }) => [lead, other, dates, `[${place}]`],
  (_, { lead, other, place, dates }) => [dates, `[${place}]`, lead, other],
  (_, { lead, other, place, dates }) => [lead, `${other} >> ${place}`, ` >> ${dates}`],
  (_, { lead, other, place, dates }) => [`${lead} >> ${place}`, ` >> ${dates}`, other],
]

const labelledLines: Head[] = [
  (_, { lead, other, place, dates }) => [named(lead), named(other), `Dates: ${dates}`, `[Location: ${place}]`],
  (_, { lead, other, dates }) => [`Period: ${dates}`, named(lead), named(other)],
]

const names: Record<string, string> = {
  title: 'Position',
  employer: 'Employer',
  degree: 'Degree',
  school: 'Institution',
  subject: 'Degree',
}
const named = (pattern: string) => `${names[/\{(\w+)\}/.exec(pattern)?.[1] ?? ''] ?? 'Name'}: ${pattern}`

const heads: readonly Head[] = [...oneLine, ...twoLines, ...twoLines, ...moreLines, ...labelledLines]
const narrowHeads: readonly Head[] = [...moreLines.slice(0, 7), ...twoLines.slice(5, 12), ...oneLine.slice(2)]

const inMargin = (chance: Chance, { lead, other, place, dates, between }: Parts): EntryForm =>
  chance.pick<EntryForm>([
    { head: [lead, `${other}${also(chance, place)}`], margin: [dates] },
    { head: [`${lead}${between}${other}${also(chance, place)}`], margin: [dates] },
    { head: [`${lead}${between}${other}`], margin: [dates, place] },
    { head: [lead, other], margin: [dates, place] },
    { head: [lead, other], margin: [place, dates] },
    { head: [lead, `${other} >> ${place}`], margin: [dates] },
    { head: [lead, other], margin: ['*{start}*', '{end}', '~{place}~'] },
    { head: [lead, other, `[${place}]`], margin: [dates] },
  ])
