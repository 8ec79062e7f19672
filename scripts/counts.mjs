import { readFileSync } from 'node:fs'

export const none = { passed: 0, failed: 0, skipped: 0 }

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
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, skipped }, ok)
}

/** The tests that Playwright lists without running them. */
export function listedByPlaywright(reportFile) {
  const report = readReport(reportFile)
  return report ? countTests(report.suites) : 0
}

function countTests(suites = []) {
  const own = suites.flatMap((suite) => suite.specs || []).flatMap((spec) => spec.tests || [])
  return own.length + suites.reduce((sum, suite) => sum + countTests(suite.suites), 0)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
