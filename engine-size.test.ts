import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

// What the engine weighs in a browser, gzip. The catalogue of skills, what is only shown of
// a skill (its description, its official page, its conditions, the steps of a plan for it), the sentences of a guide and
// the applicants of an analysis are files of their own. What writes runs on the server, and is bounded by nothing here.

const scoring = [
  'reading/read.ts',
  'reading/html.ts',
  'resume/json-resume.ts',
  'skills/index.ts',
  'skills/describe.ts',
  'job/read-job.ts',
  'match/index.ts',
  'match/analysis/index.ts',
  'ats/index.ts',
]
const shownOnly = ['interview/index.ts', 'growth/index.ts']

const kilobytes = 1024

/** The modules of those files, and the files. */
const ofItsOwn =
  /skills.catalogue|skills.descriptions|growth.(?:official-page-table|condition|steps)|interview.sentences|analysis.applicants/
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
        output: {
          codeSplitting: {
            groups: [
              { name: 'catalogue', test: /skills.catalogue/ },
              { name: engine, test: (id) => !ofItsOwn.test(id) },
            ],
          },
        },
      },
    },
  })
  if (!('output' in built)) throw new Error('One bundle was asked for.')
  // What the page for developers leads to is a file of every build, and no script loads it.
  const loaded = built.output.filter(({ fileName }) => !fileName.endsWith('.txt'))
  const sizes = loaded.map((file) => ({
    path: file.fileName,
    bytes: gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
  }))
  const those = (pattern: RegExp) => sizes.filter(({ path }) => pattern.test(path))
  return {
    catalogue: sum(those(/catalogue/)),
    // Loaded for the one place that shows them.
    lazy: sum(those(shown)),
    rest: sum(sizes.filter(({ path }) => !/catalogue/.test(path) && !shown.test(path))),
  }
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

it('what a page reads and scores with fits into 272 KB with the catalogue, which is less than half of it', async () => {
  const { rest, catalogue } = await bundle(scoring)
  expect(rest + catalogue).toBeLessThanOrEqual(272 * kilobytes)
  expect(catalogue).toBeGreaterThan(0)
  expect(catalogue).toBeLessThan(rest)
})

it('what is only shown fits into 91 KB', async () => {
  const { lazy } = await bundle([...scoring, ...shownOnly])
  expect(lazy).toBeGreaterThan(0)
  expect(lazy).toBeLessThanOrEqual(91 * kilobytes)
})
