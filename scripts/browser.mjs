import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { installByApt, locate } from './debian.mjs'
import { bin, run } from './shell.mjs'

// First the one without windows: a page costs it a third of the work.
const usual = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium that CHROMIUM_PATH names, else one of this machine, else Playwright's own, else null. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  return firstThatRuns(chosen ? [chosen] : [...usual, playwrightsOwn()])
}

/** One that takes extensions, which the one without windows does not; null where there is none. */
export const findWholeBrowser = () =>
  firstThatRuns(
    [process.env.CHROMIUM_PATH ?? '', ...usual, playwrightsOwn()].filter((it) => it && !/headless/.test(it)),
  )

const firstThatRuns = (candidates) => candidates.map(locate).find((path) => path !== null && runs(path)) || null

/** Some distributions put a stub in its place, and a download may lack the system's libraries: only running it tells. */
const runs = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}

/** Finds a browser, or installs one where that is allowed; gives back its path, or why there is none. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return { path: found }
  if (process.env.CHROMIUM_PATH) return { problem: `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} does not run.` }
  for (const install of [() => installByApt([{ name: 'chromium', title: 'Chromium' }]), installByPlaywright]) {
    await install()
    const path = findBrowser()
    if (path) return { path }
  }
  return { problem: 'The browser tests need Chromium: install it, set CHROMIUM_PATH, or skip them with E2E=0.' }
}

async function installByPlaywright() {
  console.log('Downloading Chromium …')
  await run(bin('playwright'), ['install', 'chromium'])
}
