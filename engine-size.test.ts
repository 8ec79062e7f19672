import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

// What the engine weighs in a browser, gzip. The long tail of skill names, the narrower skills of each field with the
// rarer names of the common ones, what is only shown of a skill (its description, its official page, its conditions, the
// steps of a plan for it), the sentences of a guide and the applicants of an analysis are files of their own.

const scoring = [
  'reading/read.ts',
  'reading/html.ts',
  'resume/json-resume.ts',
  'skills/index.ts',
  'skills/long-tail.ts',
  'skills/describe.ts',
  'job/read-job.ts',
  'match/index.ts',
  'match/analysis/index.ts',
  'ats/index.ts',
]
const writing = ['claims/index.ts', 'tailor/index.ts', 'letter/index.ts', 'interview/index.ts', 'growth/index.ts']

const kilobytes = 1024

/** The modules of those files, and the files. */
const ofItsOwn =
  /long-tail|specialist|skills.descriptions|growth.(?:official-page-table|condition|steps)|interview.sentences|analysis.applicants/
const names = /long-tail|specialist/
const shown = /descriptions|official-page-table|conditions|steps|sentences|applicants/

const engine = 'engine'

const theEntries = (entries: string[]): Plugin => ({
  name: engine,
  resolveId: (id) => (id === engine ? `${import.meta.dirname}/${engine}.ts` : null),
  enforce: 'pre',
  load(id) {
    if (id.includes('vite/preload-helper')) return loadedPlainly
    const parts = entries.map((entry, at) => `export * as part${at} from '@bespeak/domain/${entry}'`)
    return id.endsWith(`/${engine}.ts`) ? parts.join('\n') : null
  },
})

/** The engine runs in a worker, where Vite adds nothing of its own to what loads a further part. */
const loadedPlainly = 'export const __vitePreload = (load) => load()'

/** Built as the pages are: the same bundler, for the same browsers. */
async function bundle(entries: string[]) {
  const built = await build({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/apps/web/vite.config.ts`,
    logLevel: 'error',
    plugins: [theEntries(entries)],
    build: {
      write: false,
      manifest: false,
      // The files of pages are no files of a worker.
      rolldownOptions: {
        input: { engine },
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [{ name: engine, test: (id) => !ofItsOwn.test(id) }] } },
      },
    },
  })
  if (!('output' in built)) throw new Error('One bundle was asked for.')
  const sizes = built.output.map((file) => ({
    path: file.fileName,
    bytes: gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
  }))
  const tail = sizes.filter(({ path }) => names.test(path))
  // Loaded for the one place that shows them.
  const lazy = sizes.filter(({ path }) => shown.test(path))
  return { tail: sum(tail), lazy: sum(lazy), rest: sum(sizes.filter((it) => !tail.includes(it) && !lazy.includes(it))) }
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** 24 KB of it are the tables of words that say the same or are near; no page loads them. */
const whole = 284 * kilobytes

it('all of the engine fits into 284 KB; names of skills in two files of their own into 200 KB more, the rest into 91 KB', async () => {
  const { tail, lazy, rest } = await bundle([...scoring, ...writing])
  expect(rest).toBeLessThanOrEqual(whole)
  expect(tail).toBeGreaterThan(0)
  expect(tail).toBeLessThanOrEqual(200 * kilobytes)
  expect(lazy).toBeLessThanOrEqual(91 * kilobytes)
})

it('what a page reads and scores with, common skills included, fits into 160 KB', async () => {
  const { rest } = await bundle(scoring)
  expect(rest).toBeLessThanOrEqual(160 * kilobytes)
})
