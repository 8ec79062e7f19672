import { loadavg } from 'node:os'
import { renderResumeDocx } from '@bespeak/documents/write/docx/render-docx.ts'
import { resumeTask } from '@bespeak/documents/write/resume-task.ts'
import { typesetAndProve } from '@bespeak/documents/write/typeset.ts'
import type { Engine } from '@bespeak/documents/write/typst/engine.ts'
import { typesetToFit } from '@bespeak/documents/write/typst/fit.ts'
import { loadNative } from '@bespeak/documents/write/typst/native.ts'
import { loadWasm } from '@bespeak/documents/write/typst/wasm.ts'
import { openBrowserPrinter } from './documents/chromium.ts'
import { type Contender, cpuOfEach, ownCpu, report } from './documents/figures.ts'
import { tryPool } from './documents/pool.ts'
import { printByReactPdf } from './documents/react-pdf.ts'
import { blocksIn, layout, resumeOf } from './documents/sample.ts'

// Documents as the server writes them; then ours against react-pdf and Chromium in CPU time, with the same resume of two
// pages in the same fonts. Seconds and waits are true on a quiet machine only.

console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`)
const native = loadNative()
await tryPool('wasm', 'wasm')
if (native) await tryPool('native', 'fastest')

const wasm = await loadWasm()
const browser = await openBrowserPrinter()
const typesetBy = (engine: Engine): Contender => ({
  write: (round) => typesetToFit(engine, resumeTask(blocksIn(round), layout)),
  cpu: ownCpu,
})
const contenders = new Map<string, Contender>([
  ['wasm', typesetBy(wasm)],
  ['wasm, read back', { write: (round) => typesetAndProve(wasm, resumeTask(blocksIn(round), layout)), cpu: ownCpu }],
  ['react-pdf', { write: printByReactPdf, cpu: ownCpu }],
  ['docx, read back', { write: (round) => renderResumeDocx(resumeOf(round), layout), cpu: ownCpu }],
  ...(native ? [['native', typesetBy(native)] as const] : []),
  ...(browser ? [['chromium', { write: browser.print, cpu: browser.cpu }] as const] : []),
])
const taken = await cpuOfEach(contenders)
await browser?.close()

for (const [name, value] of taken) {
  report({ name, value, unit: 'ms CPU', ...(name.startsWith('docx') ? { atMost: 60 } : {}) })
}
const against = (name: string) => (taken.get(name) ?? Number.NaN) / (taken.get('wasm') ?? Number.NaN)
report({ name: 'wasm is faster than react-pdf', value: against('react-pdf'), unit: 'times', atLeast: 1.8 })
if (browser) report({ name: 'wasm is faster than Chromium', value: against('chromium'), unit: 'times', atLeast: 1 })
else console.log('     Chromium is not measured: there is none on this machine, or no way to measure it.')
