import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from '../documents/figures.ts'
import { bundle } from './bundle.ts'
import { withCheckout } from './checkout.ts'
import { stepNames } from './steps.ts'

// What a file costs, by step; with another commit, both. Work on a busy machine takes more of its time than on a quiet one,
// so the two take turns file by file, in processes of their own, and the median of several rounds counts.

const root = fileURLToPath(new URL('../..', import.meta.url))
const measurer = fileURLToPath(new URL('measure.ts', import.meta.url))
const sets = { 'kept layouts': ['eval/layouts/kept'], 'files of eval': ['eval/files', 'eval/ours'] }
const processes = 3
const warmRounds = 1
const rounds = 3
/** Of the other commit's work. */
const mostWork = 0.65

const pdfsIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(root, folder, name))

const pathsOf = new Map(Object.entries(sets).map(([name, folders]) => [name, folders.flatMap(pdfsIn)]))
const paths = [...pathsOf.values()].flat()

interface Side {
  name: string
  bundled: string
  /** Milliseconds of work for each file, of all rounds. */
  taken: Map<string, number[]>
  first: number[]
  shares: Map<string, number[]>
}

const sideOf = (name: string, bundled: string): Side => ({
  ...{ name, bundled, first: [] },
  taken: new Map(paths.map((path) => [path, []])),
  shares: new Map(stepNames.map((step) => [step, []])),
})

/** Prints it; another commit's too, if there is one. */
export async function printWork(against: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bespeak-reading-'))
  try {
    const here = sideOf('here', join(folder, 'here.mjs'))
    await bundle(root, here.bundled)
    const there = against === undefined ? null : sideOf(against, join(folder, 'there.mjs'))
    if (there) await withCheckout(root, there.name, (checkout) => bundle(checkout, there.bundled))
    const sides = there ? [there, here] : [here]
    for (let count = 0; count < processes; count += 1) await measure(sides)
    print(sides)
    if (there) compare(here, there)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compare(here: Side, there: Side) {
  const ratio = (figure: (side: Side) => number) => figure(here) / figure(there)
  const warm = ratio((side) => workOn(side, paths))
  report({ name: 'work a file, of what it was', value: warm, unit: 'times', atMost: mostWork })
  report({
    name: 'the same by the least of all rounds',
    value: ratio((side) => workOn(side, paths, least)),
    unit: 'times',
  })
  report({ name: 'the first file, of what it was', value: ratio(({ first }) => median(first)), unit: 'times' })
}

async function measure(sides: readonly Side[]) {
  const running = await Promise.all(sides.map(async (side) => ({ side, ask: await start(side.bundled) })))
  for (const { side, ask } of running) side.first.push(Number(await ask(paths[0])))
  for (let round = 0; round < warmRounds + rounds; round += 1)
    for (const path of paths)
      for (const { side, ask } of running) {
        const work = Number(await ask(path))
        if (round >= warmRounds) side.taken.get(path)?.push(work)
      }
  for (const { side, ask } of running)
    for (const [step, share] of Object.entries(Object(await ask(paths)))) side.shares.get(step)?.push(Number(share))
  for (const { ask } of running) ask.end()
}

async function start(bundled: string) {
  const child: ChildProcess = fork(measurer, [bundled], { execArgv: ['--import', 'tsx'], cwd: root })
  await once(child, 'message')
  child.on('exit', () => {
    if (!child.killed) throw new Error(`What reads with ${bundled} ended.`)
  })
  const ask = (told: string | readonly string[] | undefined) =>
    new Promise<unknown>((resolve) => {
      child.once('message', resolve)
      child.send(told ?? '')
    })
  return Object.assign(ask, { end: () => child.kill() })
}

/** A file of these, on average. */
const workOn = ({ taken }: Side, files: readonly string[], of = median) =>
  files.reduce((sum, path) => sum + of(taken.get(path) ?? []), 0) / files.length

function print(sides: readonly Side[]) {
  const line = (name: string, cell: (side: Side) => string) =>
    console.log(name.padEnd(40) + sides.map((side) => cell(side).padStart(12)).join(''))
  const figures = (name: string, figure: (side: Side) => number) => line(name, (side) => figure(side).toFixed(2))
  line('ms of work a file', ({ name }) => name.slice(0, 10))
  figures('warm', (side) => workOn(side, paths))
  for (const [name, files] of pathsOf) figures(`  ${name}`, (side) => workOn(side, files))
  for (const step of stepNames)
    figures(`    ${step}`, (side) => workOn(side, paths) * median(side.shares.get(step) ?? []))
  figures('the first of a process', ({ first }) => median(first))
}

// Other work on the machine only ever adds to it.
const least = (figures: readonly number[]) => Math.min(...figures)
const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0
