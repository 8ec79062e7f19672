import type { EntryForm } from '../program.ts'
import type { Chance } from '../random.ts'

// Heads of entries, put together by chance: what stands on which line, in which order, and what is between.

/** Between things of which neither is at the other. */
const plainSeparators = [', ', ', ', ' | ', ' – ', ' - ', ' · ', ' • ', ' / ', ' — ', '; ', ' \t ']
const separators = [...plainSeparators, ' at ', ' @ ', ': ']

/** Words that begin a line may be set in any of these. */
const leadLooks = ['*', '*', '*', '*', '', '^*', '^', '*%', '%', '*_']
const otherLooks = ['', '', '', '_', '_', '~', '*', '%']

const set = (look: string, pattern: string) => `${look}${pattern}${[...look].reverse().join('')}`

export interface HeadChoice {
  /** Dates, and places with them, stand in the margin. */
  inMargin: boolean
  /** There is a margin, whatever stands in it. */
  hasMargin?: boolean
  /** A narrow column has no room to put something to the right. */
  isNarrow: boolean
}

export function composeWork(chance: Chance, choice: HeadChoice): EntryForm {
  const title = chance.pick(['{title}', '{title}[ ({terms})]', '{title}[, {terms}]', '{title}[ – {terms}]'])
  const employer = chance.pick([
    '{employer}',
    '{employer}',
    '{employer}[, {department}]',
    '{employer}[ ({department})]',
  ])
  const titleFirst = chance.is(0.5)
  const [first, second] = titleFirst ? [title, employer] : [employer, title]
  const between = chance.pick(titleFirst ? separators : plainSeparators)
  const form =
    !choice.inMargin && !choice.isNarrow && chance.is(0.06)
      ? tabled(chance)
      : composeHead(chance, choice, { first, second, between })
  return {
    ...form,
    ...(form.table ? {} : { head: withMore(chance, form.head) }),
    ...(chance.is(0.5) && !form.table ? { grouped: composeGrouped(chance, choice) } : {}),
    ...(chance.is(0.8) ? { listed: composeListed(chance, toolLabels) } : {}),
    ...(choice.hasMargin || chance.is(0.92) ? {} : { blockCss: chance.pick(timelines) }),
    ...(chance.is(0.05) ? { css: 'background:#eee;padding:1px 6px' } : {}),
  }
}

const timelines = [
  'border-left:2px solid #bbb;padding-left:14px',
  'border-left:1px solid #478;padding-left:20px',
  'padding-left:18px',
]

const toolLabels = [
  'Tools',
  'Technologies',
  'Tech stack',
  'Environment',
  'Skills used',
  'Key tools',
  'Stack',
  'Software',
  'Equipment used',
]
const courseLabels = [
  'Relevant coursework',
  'Coursework',
  'Modules',
  'Courses',
  'Key subjects',
  'Main subjects',
  'Selected courses',
]

export const composeListed = (
  chance: Chance,
  labels: readonly string[] = toolLabels,
): NonNullable<EntryForm['listed']> => ({
  label: chance.pick(labels),
  sign: chance.pick([':', ':', ':', '–', '-']),
  between: chance.pick([', ', ', ', ', ', ' | ', ' · ', '; ', ' / ']),
  bold: chance.is(0.5),
})

/** What the employer does and where in it, on lines of their own. */
function withMore(chance: Chance, head: readonly string[]): string[] {
  const about = chance.pick(['[{about}]', '[_{about}_]', '[~{about}~]'])
  const at = head.findIndex((line) => line.includes('{employer}')) + 1
  const more = [
    ...(chance.is(0.2) && !head.some((line) => line.includes('{department}')) ? ['[{department}]'] : []),
    about,
  ]
  return chance.is(0.5) ? [...head.slice(0, at), ...more, ...head.slice(at)] : [...head, ...more]
}

const composeGrouped = (chance: Chance, { inMargin, isNarrow }: HeadChoice): NonNullable<EntryForm['grouped']> => {
  const look = chance.pick(['*', '*', '^*', '*%', ''])
  const employer = set(look, '{employer}')
  const title = set(chance.pick(['_', '', '*', '*_']), chance.pick(['{title}', '{title}[ ({terms})]']))
  const about = chance.pick(['[{about}]', '[_{about}_]'])
  const above = chance.pick([
    [employer],
    [`${employer}[, {place}]`],
    isNarrow || inMargin ? [employer, '~{stint}~'] : [`${employer} >> {stint}`],
    [employer, '[{place}]'],
    [`${employer} ({stint})`],
  ])
  const posts = isNarrow
    ? [[title, '{dates}'], [`${title}, {dates}`], ['{dates}', title]]
    : [
        [`${title} >> {dates}`],
        [title, '{dates}'],
        [`${title} | {dates}`],
        [title, '{dates}[ · {length}]'],
        [`{dates} – ${title}`],
        [`${title} ({dates})`],
      ]
  return { employer: [...above, about], post: inMargin ? [title] : chance.pick(posts) }
}

const tabled = (chance: Chance): EntryForm => {
  const border = chance.pick(['', 'border-bottom:1px solid #bbb', 'border:1px solid #999;padding:3px 6px'])
  return chance.pick<EntryForm>([
    {
      head: ['{dates}', '*{employer}*[, {place}]', '{title}'],
      table: {
        widths: '140px 1fr 1fr',
        titles: chance.pick([
          ['Period', 'Employer', 'Position'],
          ['Dates', 'Company', 'Job title'],
          ['From – To', 'Organisation', 'Role'],
        ]),
        css: border,
      },
    },
    { head: ['{dates}', '*{title}*, {employer}[, {place}]'], table: { widths: '160px 1fr', css: border } },
    { head: ['*{employer}*', '{title}', '{dates}'], table: { widths: '1fr 1fr 150px', css: border } },
  ])
}

const degrees = [
  '{degree}[ in {subject}]',
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
  const grade = chance.pick([
    '',
    '',
    '[{grade}]',
    '[~{grade}~]',
    '[Grade: {grade}]',
    '[_{grade}_]',
    '[Result: {grade}]',
  ])
  return {
    ...form,
    head: grade ? [...parted, grade] : parted,
    ...(chance.is(0.65) ? { listed: composeListed(chance, courseLabels) } : {}),
  }
}

/** Degree over subject, where they are all that stands on their line. */
function partedDegree(line: string, degree: string): string[] {
  const [look = ''] = /^[*^%_~]*/.exec(line) ?? []
  return line === set(look, degree) ? [set(look, '{degree}'), set(look.replace(/[*^]/g, ''), '[{subject}]')] : [line]
}

interface Pieces {
  first: string
  second: string
  between: string
}

function composeHead(chance: Chance, choice: HeadChoice, { first, second, between }: Pieces): EntryForm {
  const span = chance.pick(['{dates}', '{dates}', '{dates}', '{dates}', '{dates}[ ({length})]', '{dates}[ · {length}]'])
  const parts: Parts = {
    lead: set(chance.pick(leadLooks), first),
    other: set(chance.pick(otherLooks), second),
    place: set(chance.pick(['', '', '_', '~']), '{place}'),
    dates: set(chance.pick(['', '', '', '_', '*', '~', '%']), span),
    between,
  }
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
const narrowHeads: readonly Head[] = [...moreLines.slice(0, 7), ...twoLines.slice(5, 11), ...oneLine.slice(2)]

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
