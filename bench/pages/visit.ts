/// <reference lib="dom" />
import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'

/** A phone in the middle of the market on a slow connection: what Lighthouse calls mobile. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const cpuSlowdown = 4
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

interface Seen {
  shift: number
  firstPaint: number
  largestPaint: number
  blocked: number
}

/** One first visit: what was asked for, and how the page stood up. */
export async function visit(executablePath: string, url: string) {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    // What compiles this file names functions by a helper, which the page does not have.
    await page.addInitScript({ content: `const __name = (it) => it; (${watch})()` })
    await page.goto(url, { waitUntil: 'networkidle' })
    return { ...(await seenOn(page)), ...(await loaded(responses)) }
  } finally {
    await browser.close()
  }
}

/** Runs in the page, before anything else. */
function watch() {
  const seen: Seen = { shift: 0, firstPaint: 0, largestPaint: 0, blocked: 0 }
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  each('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  Object.assign(window, { seen })
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function loaded(responses: Response[]) {
  const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type)
  const scripts = await Promise.all(ofType('script').map((response) => response.body()))
  const fonts = await Promise.all(ofType('font').map((response) => response.body()))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1024
  return {
    files: responses.length,
    scripts: sum(scripts.map((body) => gzipSync(body, { level: 9 }).length)),
    fonts: sum(fonts.map((body) => body.length)),
  }
}
