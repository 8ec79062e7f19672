import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { here, json } from './data.ts'
import { phraseMatch } from './score.mjs'
import { commit, percent } from './scorer.ts'

// `npm run eval -- ads SET` reads advertisements whose author had not read the rules, and holds rows and fields against
// what was written down beforehand. The first figure of a set is the one that counts.

interface Row {
  text: string
  importance: 'required' | 'preferred'
  /** Either way would do: it is not counted. */
  arguable?: boolean
}

interface Expected {
  title: string | null
  company: string | null
  location: string | null
  rows: Row[]
}

interface Compared {
  name: string
  /** Rows that were read, and those among them that are as expected. */
  read: number
  right: number
  required: number
  found: number
  fields: { name: string; wanted: string | null; got: string | null; isSure: boolean }[]
  /** Rows, and those among them that are read as well where the line ends are gone. */
  whole: number
  glued: number
  misses: string[]
}

const plain = (text: string | null) =>
  text
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ?? ''

/** What weighs: traits, conditions and duties do not. */
const rowsOf = ({ requirements }: Job): Row[] =>
  requirements.flatMap(({ kind, words, importance }) =>
    kind === 'trait' || kind === 'condition' || importance === 'mentioned' ? [] : [{ text: words, importance }],
  )

const isSameRow = (row: Row, other: Row) => phraseMatch(row.text, other.text)
const isSameDemand = (row: Row, other: Row) => row.importance === other.importance && isSameRow(row, other)

/** Rows are whole bullets and sentences: one may hold several that were expected. */
function compare(name: string, text: string, expected: Expected): Compared {
  const job = readJob(text, skillMatcher())
  const read = rowsOf(job)
  const counted = read.filter((row) => !expected.rows.some((other) => other.arguable && isSameRow(row, other)))
  const right = counted.filter((row) => expected.rows.some((other) => isSameDemand(row, other)))
  const asked = expected.rows.filter((row) => !row.arguable)
  const required = asked.filter((row) => row.importance === 'required')
  const fields = (['title', 'company'] as const).map((field) => ({
    name: field,
    wanted: expected[field],
    got: job[field],
    isSure: job[field] !== null && !job.unsure.includes(field),
  }))
  const inOneLine = readJob(withoutLineEnds(text), skillMatcher())
  const glued = new Set(rowsOf(inOneLine).map(rowKey))
  return {
    name,
    read: counted.length,
    right: right.length,
    required: required.length,
    found: required.filter((row) => read.some((other) => isSameDemand(row, other))).length,
    fields,
    whole: read.length,
    glued: read.filter((row) => glued.has(rowKey(row))).length,
    misses: [
      ...counted
        .filter((row) => !right.includes(row))
        .map(
          (row) =>
            `${expected.rows.some((other) => isSameRow(row, other)) ? 'weight' : 'not asked'}: ${row.importance} ${row.text}`,
        ),
      ...asked
        .filter((row) => !read.some((other) => isSameRow(row, other)))
        .map((row) => `not read: ${row.importance} ${row.text}`),
      ...fields.filter((it) => !isSame(it)).map((it) => `${it.name}: ${String(it.got)}, not ${String(it.wanted)}`),
    ],
  }
}

/** As some pages are copied. */
const withoutLineEnds = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('')

const rowKey = ({ importance, text }: Row) => `${importance} ${plain(text)}`

const isSame = ({ wanted, got }: Compared['fields'][number]) => plain(wanted) === plain(got)

export function ads([set = '', ...options]: string[]) {
  const folder = join(here, 'ads', set)
  if (set === '' || !existsSync(folder)) throw new Error(`There is no eval/ads/${set}.`)
  const names = readdirSync(folder)
    .filter((it) => it.endsWith('.txt'))
    .map((it) => it.slice(0, -4))
  const all = names.map((name) =>
    compare(name, readFileSync(join(folder, `${name}.txt`), 'utf8'), json<Expected>('ads', set, `${name}.json`)),
  )
  const sum = (of: (it: Compared) => number) => all.reduce((total, it) => total + of(it), 0)
  const fields = all.flatMap((it) => it.fields)
  const line = (name: string, some: number, of: number) => console.log(`${name.padEnd(24)} ${percent(some, of)}`)
  console.log(`${set}, on ${commit()}`)
  line(
    'rows right',
    sum((it) => it.right),
    sum((it) => it.read),
  )
  line(
    'required rows found',
    sum((it) => it.found),
    sum((it) => it.required),
  )
  line('title and employer', fields.filter(isSame).length, fields.length)
  const sure = fields.filter((it) => it.isSure)
  line('of those called sure', sure.filter(isSame).length, sure.length)
  line(
    'rows without line ends',
    sum((it) => it.glued),
    sum((it) => it.whole),
  )
  if (options.includes('--show')) for (const { name, misses } of all) console.log([name, ...misses].join('\n   '))
}
