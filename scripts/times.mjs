import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, storiesIn } from './counts.mjs'
import { root } from './shell.mjs'

const reports = join(root, '.cache/reports')
export const vitestTimes = join(reports, 'vitest-times.json')

/** What each file of tests took, in milliseconds: to set up, to load what it imports, to run. Slowest first. */
export function timesOf(vitestFile, playwrightFile) {
  const specs = (readReport(playwrightFile)?.suites ?? []).map(timesOfSpec)
  const files = [...(readReport(vitestFile) ?? []), ...specs]
  return files.sort((a, b) => whole(b) - whole(a))
}

/** Browser stories set up and load as a part of the story. */
const timesOfSpec = (suite) => ({
  file: `e2e/${suite.file}`,
  setup: 0,
  load: 0,
  tests: sum(storiesIn([suite]).map(({ duration }) => duration)),
})

/** Keeps them, and lists the slowest files and stories. */
export function keepTimes(playwrightFile) {
  const times = timesOf(vitestTimes, playwrightFile)
  writeFileSync(join(reports, 'times.json'), JSON.stringify(times, null, 1))
  const stories = storiesIn(readReport(playwrightFile)?.suites)
  return [...slowestFiles(times), ...slowestStories(stories)].join('\n')
}

export function slowestFiles(times, count = 10) {
  if (times.length === 0) return []
  const rows = times.slice(0, count).map((it) => `${seconds(whole(it))}  ${it.file} (${parts(it)})`)
  const all = { setup: total(times, 'setup'), load: total(times, 'load'), tests: total(times, 'tests') }
  return ['Slowest files, in seconds:', ...rows, `${seconds(whole(all))}  all files (${parts(all)})`]
}

export function slowestStories(stories, count = 10) {
  if (stories.length === 0) return []
  const slowest = stories.toSorted((a, b) => b.duration - a.duration).slice(0, count)
  return ['Slowest stories, in seconds:', ...slowest.map(({ name, duration }) => `${seconds(duration)}  ${name}`)]
}

const parts = ({ setup, load, tests }) =>
  `set up ${seconds(setup).trim()}, load ${seconds(load).trim()}, run ${seconds(tests).trim()}`

const whole = ({ setup, load, tests }) => setup + load + tests
const total = (times, part) => sum(times.map((it) => it[part]))
const sum = (numbers) => numbers.reduce((whole, number) => whole + number, 0)
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7)
