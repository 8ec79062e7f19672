export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Story {
  name: string
  status: string
  duration: number
}

export function add(a: Counts, b: Counts): Counts
export function summary(counts: Counts): string
export function ofCheck(outcome: { ok: boolean }): Counts
export function ofVitest(reportFile: string, outcome: { ok: boolean }): Counts
export function ofPlaywright(reportFile: string, outcome: { ok: boolean }): Counts
export function flakyStories(reportFile: string): string[]
export function storiesIn(suites?: object[]): Story[]
export function listedByPlaywright(reportFile: string): number
