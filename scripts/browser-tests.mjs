import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { listedByPlaywright, none, ofPlaywright } from './counts.mjs'
import { bin, root, run } from './shell.mjs'

export const browserReport = join(root, '.cache/reports/playwright.json')

export const skipsBrowserTests = () => process.env.E2E === '0'

/** Needs the build. */
export async function runBrowserTests(args = []) {
  const { path, problem } = await ensureBrowser()
  if (problem) return { ok: false, output: problem, counts: { ...none, failed: 1 } }
  const outcome = await playwright(['--reporter=dot,json', ...args], { CHROMIUM_PATH: path })
  return { ...outcome, counts: ofPlaywright(browserReport, outcome) }
}

/** Counts them without running them. */
export async function countBrowserTests() {
  const { ok, output } = await playwright(['--list', '--reporter=json'])
  if (ok) return { ...none, skipped: listedByPlaywright(browserReport) }
  // A story that does not even compile is not merely skipped.
  console.log(output)
  return { ...none, failed: 1 }
}

function playwright(args, env = {}) {
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
  rmSync(browserReport, { force: true })
  return run(bin('playwright'), ['test', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport } })
}
