import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { here } from './data.ts'

export type Figures = Record<string, number>

/** Behind the name of a figure: the same one by TF-IDF, which it may not fall below. */
export const byWords = ', TF-IDF'

/** The scorer that came with the data does the counting; `folder` holds what is true. */
export function score<Shape>(part: string, results: string, folder = ''): Shape {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(here, 'score.mjs'), part, results, '--json', `--data=${join(here, folder)}`],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Shape
}

/** How many there are; each is named, so that it can be found again. */
export function faultsOf(what: string, faults: readonly string[]): number {
  for (const fault of faults) console.error(`${what}: ${fault}`)
  return faults.length
}

export const percent = (some: number, all: number) =>
  `${some} of ${all}${all === 0 ? '' : ` (${((100 * some) / all).toFixed(1)} %)`}`

export function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes that are not committed'}`
}
