import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ads } from './ads.ts'
import { checkMisses, checks, proposals } from './checks.ts'
import { here, json } from './data.ts'
import { editing } from './editing.ts'
import { fits } from './fits.ts'
import { growth } from './growth.ts'
import { heads } from './heads.ts'
import { interview } from './interview.ts'
import { readingKept } from './kept-layouts.ts'
import { layouts } from './layouts.ts'
import { letters } from './letters.ts'
import { matching } from './match.ts'
import { matchRules } from './match-rules.ts'
import { proofs, proofsOfOthers } from './proofs.ts'
import { jobs, reading, readingHtml, readingOurs } from './reading.ts'
import { rows, rowsOf } from './rows.ts'
import { byWords, type Figures } from './scorer.ts'
import { show } from './show.ts'
import { size } from './size.ts'
import { steering } from './steering.ts'
import { writeWordCounts } from './word-counts.ts'
import { writing } from './writing.ts'

// `npm run eval` measures the engine on the data here, prints a table, writes `.cache/eval.json`, and fails when a figure
// falls below, or rises above, the one that is kept. `npm run eval -- PART…` measures some parts only,
// `npm run eval -- writing COUNT` only so many of its pairs, and
// `npm run eval -- show …` shows what the engine makes of single files, `npm run eval -- ads SET` and `fits SET` how it does
// with texts that it was not made with, `npm run eval -- layouts` how it does with printed layouts,
// `npm run eval -- editing` and `letters` what the built-in writers write; `npm run eval -- word-counts` counts anew what
// the engine knows of rare words.

type Measure = (out: string, most: number) => Figures | Promise<Figures>

const parts: Record<string, Measure> = {
  reading,
  'reading, ours': readingOurs,
  'reading, kept': readingKept,
  'reading, html': readingHtml,
  jobs,
  'jobs, boards': () => heads('boards'),
  'jobs, fresh': () => heads('fresh'),
  match: (out) => matching(out),
  'match, ours': (out) => matching(out, 'ours-pairs'),
  'match, rules': matchRules,
  rows: () => rows('ordinary'),
  'rows, second': () => rows('ordinary-2'),
  'rows, other trades': () => rows('rows'),
  'check, one': () => checks('round-1'),
  'check, two': () => checks('round-2'),
  'check, three': () => checks('round-3'),
  'check, four': () => checks('round-4'),
  ...Object.fromEntries([1, 2, 3, 4].map((set) => [`check, proposals ${set}`, () => proposals(`proposals-${set}`)])),
  writing: (_, most) => writing('', most),
  'writing, ours': (_, most) => writing('ours-pairs', most),
  editing,
  proofs: () => proofs(),
  'proofs, second': () => proofs('ordinary-2'),
  'proofs, others': proofsOfOthers,
  interview,
  growth,
  steering,
  size,
}

interface Kept {
  least?: Figures
  most?: Figures
}
const kept = json<Record<string, Kept>>('kept.json')

function judge(part: string, figures: Figures): boolean {
  const { least = {}, most = {} } = kept[part] ?? {}
  const own = Object.entries(figures).filter(([name]) => !name.endsWith(byWords))
  const rows = own.map(([name, figure]) => {
    const [floor = Number.NEGATIVE_INFINITY, roof = Number.POSITIVE_INFINITY] = [least[name], most[name]]
    const limit = name in least ? `at least ${floor}` : name in most ? `at most ${roof}` : ''
    const plain = figures[name + byWords]
    const holds = figure >= floor && figure <= roof && figure >= (plain ?? figure)
    const beside = plain === undefined ? '' : `TF-IDF ${shown(plain)}`
    console.log(
      `${holds ? 'ok  ' : 'FAIL'} ${part.padEnd(14)} ${name.padEnd(34)} ${shown(figure).padStart(8)}  ${limit.padEnd(16)} ${beside}`.trimEnd(),
    )
    return holds
  })
  const unmeasured = Object.keys({ ...least, ...most }).filter((name) => !(name in figures))
  for (const name of unmeasured) console.log(`FAIL ${part.padEnd(14)} ${name}: kept, but not measured`)
  return rows.every(Boolean) && unmeasured.length === 0
}

const shown = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(figure < 1 ? 3 : 1))

async function evaluate(given: string[]) {
  const count = given.find((it) => /^\d+$/.test(it))
  const chosen = given.filter((it) => it !== count)
  const folder = process.env.EVAL_OUT ?? mkdtempSync(join(tmpdir(), 'bespeak-eval-'))
  const results: Record<string, Figures> = {}
  const names = Object.keys(parts).filter((name) => chosen.length === 0 || chosen.includes(name.split(',')[0] ?? name))
  if (names.length === 0) throw new Error(`There is no such part. There are: ${Object.keys(parts).join('; ')}`)
  for (const name of names) {
    results[name] = (await parts[name]?.(folder, Number(count ?? Number.POSITIVE_INFINITY))) ?? {}
    if (!judge(name, results[name])) process.exitCode = 1
  }
  if (!process.env.EVAL_OUT) rmSync(folder, { recursive: true })
  mkdirSync(join(here, '..', '.cache'), { recursive: true })
  writeFileSync(join(here, '..', '.cache', 'eval.json'), JSON.stringify(results, null, 2))
}

const commands: Record<string, (rest: string[]) => void | Promise<void>> = {
  checks: checkMisses,
  show,
  ads,
  fits,
  layouts,
  letters,
  rows: rowsOf,
  'word-counts': writeWordCounts,
}
const [name = '', ...rest] = process.argv.slice(2)
// `rows` alone is held against what is kept.
const command = name in parts && rest.length === 0 ? undefined : commands[name]
await (command ? command(rest) : evaluate(process.argv.slice(2)))
