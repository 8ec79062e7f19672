import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { ensureBrowser } from '../scripts/browser.mjs'
import { installByApt } from '../scripts/debian.mjs'
import { report } from './documents/figures.ts'
import { canHaveLighthouse, scoreOf } from './pages/lighthouse.ts'
import { serve } from './pages/serve.ts'
import { visit } from './pages/visit.ts'

// The first visit to the pages that people come to first, on a slow phone. What is loaded and what moves is the same on
// every machine; times and scores are true on a quiet one only.

const pages = ['/', '/upload', '/auth']

const hasFont = (family: string) => spawnSync('fc-list', [`:family=${family}`]).stdout?.length > 0

async function measure(browser: string, address: string, path: string) {
  const seen = await visit(browser, address + path)
  report({ name: `${path}, scripts, gzip`, value: seen.scripts, unit: 'KB' })
  report({ name: `${path}, files`, value: seen.files, unit: '', atMost: 25 })
  report({ name: `${path}, fonts`, value: seen.fonts, unit: 'KB', atMost: 90 })
  report({ name: `${path}, what moves (CLS)`, value: seen.shift, unit: '', atMost: 0.02 })
  report({ name: `${path}, first paint (FCP)`, value: seen.firstPaint, unit: 'ms' })
  report({ name: `${path}, largest paint (LCP)`, value: seen.largestPaint, unit: 'ms' })
  report({ name: `${path}, held up (TBT)`, value: seen.blocked, unit: 'ms' })
}

console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`)
const found = await ensureBrowser()
if ('problem' in found) throw new Error(found.problem)
// What stands in for our fonts until they have come has the measures of those that every phone and desktop has.
if (!hasFont('Liberation Sans')) await installByApt([{ name: 'fonts-liberation', title: 'fonts' }])
const { path: browser } = found
const { address, close } = await serve()
try {
  for (const path of pages) await measure(browser, address, path)
  if (await canHaveLighthouse()) {
    for (const path of pages) {
      report({
        name: `${path}, Lighthouse, mobile`,
        value: await scoreOf(browser, address + path),
        unit: '',
        atLeast: 90,
      })
    }
  } else console.log('     Lighthouse is not measured: it is not here, and could not be fetched from the registry.')
} finally {
  await close()
}
