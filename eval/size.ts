import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { here } from './data.ts'
import type { Figures } from './scorer.ts'
import {
  codeLinesIn,
  engineSources,
  kindOf,
  patternStringsIn,
  patternsIn,
  type SourceFile,
  wordListCount,
} from './sources.ts'

// How large the engine is, by its sources. How things are counted is said in `sources.ts`, and does not change.

/** All other rooms judge and write. */
const neither = new Set(['account', 'applications', 'ats', 'billing', 'calendar', 'reading', 'resume', 'skills'])

const columns = ['code lines', 'tables KB', 'learnt KB', 'patterns', 'in strings', 'word lists'] as const
type Sizes = Record<(typeof columns)[number], number>

export function size(): Figures {
  const files = engineSources()
  const rooms = [...new Set(files.map(({ room }) => room))].sort()
  const sizesOf = (which: (room: string) => boolean) => added(files.filter(({ room }) => which(room)).map(sizesOfFile))
  const all = sizesOf(() => true)
  const judging = sizesOf((room) => !neither.has(room))
  print([
    ...rooms.map((room) => [room, sizesOf((it) => it === room)] as const),
    ['what judges and writes', judging],
    ['all', all],
  ])
  return {
    'lines of code': all['code lines'],
    'lines of code that judges and writes': judging['code lines'],
    'patterns in code': all.patterns,
    'patterns in strings': all['in strings'],
    'word lists': all['word lists'],
    'KB of tables (.ts), gzip': all['tables KB'],
    'KB of learnt weights (.ts), gzip': all['learnt KB'],
    'KB of data (.json, .csv), gzip': dataFiles().reduce((sum, path) => sum + gzipped(readFileSync(path)), 0),
    ...filesEntered(),
  }
}

/** In a process of its own: the other parts have made ready what a step finds made. */
const filesEntered = (): Figures =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(here, 'entered.ts')], { encoding: 'utf8' }),
  ) as Figures

function sizesOfFile(file: SourceFile): Sizes {
  const { tree } = file
  const kind = kindOf(file)
  const isLearnt = kind === 'learnt'
  return {
    'code lines': kind === 'code' ? codeLinesIn(tree) : 0,
    'tables KB': kind === 'table' ? gzipped(tree.text) : 0,
    'learnt KB': isLearnt ? gzipped(tree.text) : 0,
    patterns: patternsIn(tree),
    'in strings': isLearnt ? 0 : patternStringsIn(tree),
    'word lists': kind === 'code' ? wordListCount(tree) : 0,
  }
}

const added = (sizes: readonly Sizes[]): Sizes =>
  Object.fromEntries(columns.map((name) => [name, sizes.reduce((sum, it) => sum + it[name], 0)])) as Sizes

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1024

const packages = join(here, '../packages')
const isNoData = /(?:^|[\\/])(?:node_modules|dist|testing)[\\/]|(?:^|[\\/])(?:package|tsconfig[^\\/]*)\.json$/

/** Data of any package: what the engine is built on may lie outside of its own. */
const dataFiles = (): string[] =>
  readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:json|csv)$/.test(path) && !isNoData.test(path))
    .map((path) => join(packages, path))

function print(rows: readonly (readonly [room: string, sizes: Sizes])[]): void {
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')
  console.log(row(['', ...columns]))
  for (const [room, sizes] of rows) console.log(row([room, ...columns.map((name) => sizes[name].toFixed(0))]))
  console.log()
}
