import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

const reports = join(root, '.cache/reports')
export const vitestTimes = join(reports, 'vitest-times.json')

/** What each file of tests took, in milliseconds: to set up, to load what it imports, to run. Slowest first. */
export function timesOf(vitestFile, playwrightFile) {
  const stories = (readJson(playwrightFile)?.suites ?? []).map(timesOfStories)
  const files = [...(readJson(vitestFile) ?? []), ...stories]
  return files.sort((a, b) => whole(b) - whole(a))
}

/** Browser stories set up and load as a part of the story. */
const timesOfStories = (suite) => ({ file: `e2e/${suite.file}`, setup: 0, load: 0, tests: timeOfStories(suite) })

const timeOfStories = ({ specs = [], suites = [] }) =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(timeOfStories))

/** Keeps them, and says in a few lines where most of the time went. */
export function keepTimes(playwrightFile) {
  const times = timesOf(vitestTimes, playwrightFile)
  writeFileSync(join(reports, 'times.json'), JSON.stringify(times, null, 1))
  return slowest(times)
}

export function slowest(times, count = 10) {
  if (times.length === 0) return ''
  const rows = times.slice(0, count).map((it) => `${seconds(whole(it))}  ${it.file} (${parts(it)})`)
  const all = { setup: total(times, 'setup'), load: total(times, 'load'), tests: total(times, 'tests') }
  return ['Slowest files, in seconds:', ...rows, `${seconds(whole(all))}  all files (${parts(all)})`].join('\n')
}

const parts = ({ setup, load, tests }) =>
  `set up ${seconds(setup).trim()}, load ${seconds(load).trim()}, run ${seconds(tests).trim()}`

const whole = ({ setup, load, tests }) => setup + load + tests
const total = (times, part) => sum(times.map((it) => it[part]))
const sum = (numbers) => numbers.reduce((whole, number) => whole + number, 0)
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7)

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
