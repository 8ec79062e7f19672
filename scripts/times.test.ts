import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { slowestFiles, slowestStories, timesOf } from './times.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-times-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(name: string, content: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const unit = { file: 'packages/a.test.ts', setup: 100, load: 2000, tests: 400 }
const story = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })

describe('the times of the tests', () => {
  it('are those of the reports that there are', () => {
    expect(timesOf(join(folder, 'none.json'), join(folder, 'none.json'))).toEqual([])
    expect(timesOf(report('vitest.json', [unit]), join(folder, 'none.json'))).toEqual([unit])
  })

  it('name the slowest file first, with every story of a browser in it', () => {
    const suites = [{ file: 'upload.spec.ts', specs: [story(5000, 1000)], suites: [{ specs: [story(3000)] }] }]
    const times = timesOf(report('vitest.json', [unit]), report('playwright.json', { suites }))

    expect(times).toEqual([{ file: 'e2e/upload.spec.ts', setup: 0, load: 0, tests: 9000 }, unit])
  })

  it('are told for as many files as asked, and for all of them', () => {
    expect(slowestFiles([])).toEqual([])
    expect(slowestFiles([unit, { ...unit, file: 'b' }], 1)).toEqual([
      'Slowest files, in seconds:',
      '    2.5  packages/a.test.ts (set up 0.1, load 2.0, run 0.4)',
      '    5.0  all files (set up 0.2, load 4.0, run 0.8)',
    ])
  })
  it('are told for the slowest stories as well', () => {
    const ran = (name: string, duration: number) => ({ name, duration, status: 'expected' })

    expect(slowestStories([])).toEqual([])
    expect(slowestStories([ran('a', 1000), ran('b', 12_345)], 1)).toEqual([
      'Slowest stories, in seconds:',
      '   12.3  b',
    ])
  })
})
