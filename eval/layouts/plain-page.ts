import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import type { Person } from './person.ts'
import type { PlainLine } from './plain.ts'
import type { Program } from './program.ts'
import { bullet, dated, single, spoken } from './programs/parts.ts'
import type { Chance } from './random.ts'
import type { LineLabel, Sheet } from './truth.ts'

// A drawn resume as the plainest programs print it: one column, one letter, hardly a style. Its rows as the PDF step would give them.

const paper = { width: 612, height: 792 }
/** Of an ordinary letter, in sizes of its type. */
const letterWidth = 0.5

interface Look {
  size: number
  /** From row to row, and above what stands apart, in sizes. */
  pitch: number
  room: number
  left: number
  /** How far bullets are set in. */
  indent: number
  sizes: Partial<Record<LineLabel, number>>
  bold: ReadonlySet<LineLabel>
  isLoud: boolean
  /** What parts the cells of a line: a sign, the right edge, or a row of their own. */
  cells: string
}

function lookBy(chance: Chance): Look {
  const size = chance.pick([9, 10, 10, 10.5, 11, 12, 12])
  const isBold = { name: 0.7, heading: 0.8, 'entry-head': 0.3, 'skill-group': 0.2, headline: 0.1 }
  return {
    size,
    pitch: chance.pick([1.15, 1.2, 1.3, 1.4, 1.5, 1.7, 2, 2.4]),
    room: chance.pick([0, 0, 0, 0.4, 0.8, 1.2]),
    left: chance.pick([36, 50, 54, 72, 72, 90]),
    indent: chance.pick([0, 0, 0, 8, 14, 18]),
    sizes: {
      name: chance.pick([size, size + 4, 18, 20, 22, 24]),
      heading: size + chance.pick([0, 0, 0, 1, 2, 4]),
      headline: size + chance.pick([0, 0, 2]),
    },
    bold: new Set((Object.keys(isBold) as (keyof typeof isBold)[]).filter((label) => chance.is(isBold[label]))),
    isLoud: chance.is(0.3),
    cells: chance.pick([', ', ', ', ' | ', ' - ', 'right', 'row']),
  }
}

export function plainPages(lines: readonly PlainLine[], sheet: Sheet, chance: Chance): SourceText {
  const look = lookBy(chance)
  const fragments: Fragment[] = []
  const right = paper.width - look.left
  let [page, y] = [1, look.left]
  for (const { line, text, isApart } of lines) {
    const { label = 'text', level = 0 } = sheet.lines[line] ?? {}
    const size = look.sizes[label] ?? look.size
    const bold = look.bold.has(label)
    const widthOf = (words: string) => words.length * letterWidth * size * (bold ? 1.06 : 1)
    const x = look.left + level * look.indent
    if (isApart && fragments.length > 0) y += look.room * look.size
    const said = label === 'bullet' ? text.replace(bulletEnd, ' ') : text
    const shown = look.isLoud && label === 'heading' ? said.toUpperCase() : said
    for (const row of rowsOf(shown, look.cells).flatMap((it) => broken(it, (right - x) / widthOf(' ')))) {
      y += look.pitch * size
      if (y > paper.height - look.left) [page, y] = [page + 1, look.left + size]
      for (const [at, cell] of row.entries()) {
        const width = widthOf(cell)
        const own = { text: cell, page, x: at === 0 ? x : right - width, y, width, size }
        fragments.push(bold ? { ...own, bold } : own)
      }
    }
  }
  return { positioned: true, pages: Array.from({ length: page }, () => paper), fragments }
}

/** Where a bullet's sign ends and its words begin, with no room between them. */
const bulletEnd = /(?<=^[^\p{L}\p{N}\s(]{1,2})(?=[\p{L}\p{N}(])/u

/** Two cells may stand at the two edges; of more, each has a row. */
function rowsOf(text: string, between: string): string[][] {
  const cells = text
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  if (between === 'right' && cells.length === 2) return [cells]
  if (between === 'right' || between === 'row') return cells.map((cell) => [cell])
  return [[cells.join(between)]]
}

/** A row that is too long goes on in the next; one of two cells is short enough. */
function broken(row: string[], letters: number): string[][] {
  const [text = '', ...more] = row
  if (more.length > 0 || text.length <= letters) return [row]
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows.map((it) => [it])
}

const orders = [
  'name contact summary work education skills certificates languages interests',
  'name contact summary skills work education certificates languages awards',
  'name contact work education volunteer skills languages interests',
  'name contact education work projects skills certificates',
]
const workHeads = [
  ['{title}, {employer}[, {place}]', '{dates}'],
  ['{title}, {employer}[, {place}], {dates}'],
  ['{title}', '{employer}[, {place}]', '{dates}'],
  ['{employer}[, {place}]', '{title}, {dates}'],
  ['{title} | {employer} | {dates}'],
  ['{title} at {employer}', '{dates}'],
  ['{employer} - {title}', '{dates}'],
  ['{employer}[, {place}] >> {dates}', '{title}'],
  ['{title}, {employer} ({dates})'],
  ['{dates}', '{title}, {employer}[, {place}]'],
]
const studyHeads = [
  ['{degree} {subject}, {school}, {dates}'],
  ['{degree} in {subject}, {school}[, {place}]', '{dates}'],
  ['{school}[, {place}]', '{degree}, {subject}, {dates}'],
  ['{degree} {subject}', '{school}', '{dates}'],
  ['{school} >> {dates}', '{degree} in {subject}'],
  ['{degree} {subject} | {school} | {dates}'],
]

/** A layout's words, set out in the plainest way. */
export function plainProgram(program: Program, chance: Chance): Program {
  const { furniture: _, studyDates: __, ...rest } = program
  const between = chance.pick([' | ', ' | ', ', ', ' - ', ' \u2022 '])
  const order = chance.pick(['city email phone', 'email phone', 'phone email city profiles', 'address phone email url'])
  return {
    ...rest,
    frame: { margins: [50, 50, 50, 50], bands: single(chance.pick(orders)) },
    person: { css: '', ...(chance.is(0.3) ? { headline: 'below' } : {}) },
    contact: { as: chance.pick(['line', 'line', 'stacked']), order, between, css: '' },
    heading: { css: '' },
    work: { head: chance.pick(workHeads) },
    education: { head: chance.pick(studyHeads) },
    dates: dated(chance.pick(['Mon', 'Mon', 'Month', 'MM/', 'none']), chance.pick([' - ', ' \u2013 ', ' to '])),
    bullets: bullet(chance.pick(['-', '-', '\u2022', '*'])),
    skills: { as: chance.pick(['inline', 'inline', 'groups']), between: ', ', flat: chance.is(0.5) },
    languages: spoken(
      chance.pick(['line', 'rows']),
      chance.pick(['{language} ({level})', '{language}: {level}', '{language}']),
    ),
    items: {
      pattern: chance.pick(['{name}[, {issuer}][, {date}]', '{name}[ ({date})]', '{name}[ - {issuer}][, {date}]']),
    },
    projects: { head: ['{title}[, {dates}]'] },
    summary: { as: 'text' },
  }
}

/** The same person early in life, or short of words: pages of few lines are plain in another way. */
export function inShort(person: Person, chance: Chance): Person {
  const some = <Item>(all: readonly Item[], most: number) => all.slice(0, chance.between(0, most))
  return {
    ...person,
    basics: { ...person.basics, profiles: some(person.basics.profiles, 1), details: [] },
    work: person.work
      .slice(0, chance.between(1, 3))
      .map((job) => ({ ...job, highlights: job.highlights.slice(0, chance.between(1, 3)) })),
    volunteer: some(person.volunteer, 1),
    education: person.education.slice(0, 1),
    skills: person.skills.slice(0, chance.between(1, 2)),
    languages: some(person.languages, 2),
    certificates: some(person.certificates, 1),
    projects: [],
    publications: [],
    awards: [],
    memberships: [],
    interests: some(person.interests, 2),
    references: [],
  }
}
