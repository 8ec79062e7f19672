import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  globalSetup: './e2e/start-server.ts',
  // One more than most machines have cores for it: a story waits as long as it works.
  workers: 3,
  fullyParallel: true,
  // Counted and named as flaky; more than two in a run fail it (`scripts/counts.mjs`).
  retries: 1,
  forbidOnly: true,
  // Long, for a busy machine: no test is about speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    // Set by the global setup, before the first test reads this file.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'narrow',
      grep: /@narrow/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // No story: what `npm run pictures` looks at.
    ...(process.env.PICTURES
      ? [
          {
            name: 'pictures',
            testMatch: ['landing-pictures.ts', 'screens.ts'],
            use: { viewport: { width: 800, height: 900 }, deviceScaleFactor: 2 },
          },
        ]
      : []),
  ],
})
