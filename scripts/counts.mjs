import { readFileSync } from 'node:fs'

export const none = { passed: 0, failed: 0, skipped: 0 }

/** A story that passes only when tried again tells of a fault; more of them than this are one too many. */
const mostFlaky = 2

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A part that is one check. */
export const ofCheck = ({ ok }) => ({ ...none, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** A runner that failed counts as a failure even where its report shows none. */
const atLeastOneFailure = (counts, ok) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 })

const noReport = { ...none, failed: 1 }

export function ofVitest(reportFile, { ok }) {
  const report = readReport(reportFile)
  if (!report) return noReport
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return atLeastOneFailure(counts, ok)
}

export function ofPlaywright(reportFile, { ok }) {
  const report = readReport(reportFile)
  if (!report) return noReport
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts =
    flaky > mostFlaky
      ? { passed: expected, failed: unexpected + flaky, skipped }
      : { passed: expected + flaky, failed: unexpected, skipped }
  return atLeastOneFailure(counts, ok)
}

/** One line for each story that passed only when it was tried again. */
export const flakyStories = (reportFile) =>
  storiesIn(readReport(reportFile)?.suites)
    .filter(({ status }) => status === 'flaky')
    .map(({ name }) => `flaky: ${name}`)

/** The tests that Playwright lists without running them. */
export const listedByPlaywright = (reportFile) => storiesIn(readReport(reportFile)?.suites).length

/** Every run of a story: its name, how it ended, and how long all its tries took. */
export function storiesIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results = [] }) => ({
        name: `e2e/${file}:${line} (${projectName}) ${title}`,
        status,
        duration: results.reduce((sum, result) => sum + result.duration, 0),
      })),
    ),
    ...storiesIn(inner),
  ])
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
