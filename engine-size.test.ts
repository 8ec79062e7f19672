import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const engine = `
  export * from '@bespeak/domain/reading/read.ts'
  export * from '@bespeak/domain/skills/index.ts'
  export * from '@bespeak/domain/skills/long-tail.ts'
  export * from '@bespeak/domain/skills/describe.ts'
  export * from '@bespeak/domain/resume/json-resume.ts'
  export * from '@bespeak/domain/reading/html.ts'
  export * from '@bespeak/domain/job/read-job.ts'
`
const limits = { engine: 200 * 1024, longTail: 160 * 1024 }

async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: engine, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    write: false,
  })
  const sizes = outputFiles.map(({ path, contents }) => ({ path, bytes: gzipSync(contents, { level: 9 }).length }))
  const tail = sizes.filter(({ path }) => /long-tail/.test(path))
  // Loaded for the one place that shows them.
  const lazy = sizes.filter(({ path }) => /\/index-|descriptions/.test(path))
  return { tail: sum(tail), rest: sum(sizes.filter((it) => !tail.includes(it) && !lazy.includes(it))) }
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

it('the engine fits into 200 KB for a browser, its catalogue included; the long tail is a file of its own', async () => {
  const { tail, rest } = await bundle()
  expect(tail).toBeGreaterThan(0)
  expect(tail).toBeLessThanOrEqual(limits.longTail)
  expect(rest).toBeLessThanOrEqual(limits.engine)
})
