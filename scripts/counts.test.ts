import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { add, flakyStories, listedByPlaywright, ofCheck, ofPlaywright, ofVitest, summary } from './counts.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-counts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitestReport = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }
const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

describe('the last line of npm test', () => {
  it('names what was skipped only where something was', () => {
    expect(summary({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed')
    expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('counts a runner without a report as a failure, whatever its exit code', () => {
    expect(ofVitest(join(folder, 'none.json'), { ok: true }).failed).toBe(1)
    expect(ofPlaywright(join(folder, 'none.json'), { ok: true }).failed).toBe(1)
  })

  it('counts a runner that failed outside of its tests as a failure', () => {
    expect(ofVitest(report(vitestReport), { ok: false })).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  it('counts up to two stories that passed only when tried again as passed, and names each', () => {
    const story = (title: string, status: string) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [{ projectName: 'wide', status }],
    })
    const suites = [{ specs: [story('a', 'expected'), story('b', 'flaky')] }]
    const file = report({ stats, suites })

    expect(ofPlaywright(file, { ok: true })).toEqual({ passed: 6, failed: 1, skipped: 2 })
    expect(flakyStories(file)).toEqual(['flaky: e2e/a.spec.ts:7 (wide) b'])
    expect(flakyStories(join(folder, 'none.json'))).toEqual([])
  })

  it('counts three such stories as failed', () => {
    const file = report({ stats: { ...stats, flaky: 3 } })

    expect(ofPlaywright(file, { ok: true })).toEqual({ passed: 5, failed: 4, skipped: 2 })
  })

  it('counts each static check as one, and sums all parts', () => {
    const parts = [ofCheck({ ok: true }), ofCheck({ ok: false }), ofVitest(report(vitestReport), { ok: true })]

    expect(parts.reduce(add)).toEqual({ passed: 8, failed: 1, skipped: 3 })
  })

  it('counts browser tests that are only listed, in nested groups as well', () => {
    const spec = { tests: [{}, {}] }
    const file = report({ suites: [{ specs: [spec], suites: [{ specs: [spec, spec], suites: [] }] }] })

    expect(listedByPlaywright(file)).toBe(6)
  })
})
