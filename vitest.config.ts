import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Vite would give our sources another copy of this library than Node gives the libraries that use it.
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }

const webFolder = fileURLToPath(new URL('apps/web/', import.meta.url))

const patience = fileURLToPath(new URL('scripts/patience.ts', import.meta.url))

const web = {
  root: 'apps/web',
  include: ['src/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  setupFiles: [patience, `${webFolder}src/testing/setup.ts`],
}

const webTests = readdirSync(`${webFolder}src`, { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))

/** Those that put something else in the place of a module, or load it anew. */
const alone = webTests.filter((file) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(webFolder + file, 'utf8')))

export default defineConfig({
  test: {
    projects: [
      // Files share what they load, which takes longer than most of what they do with it.
      { test: { ...web, name: 'web', include: webTests.filter((file) => !alone.includes(file)), isolate: false } },
      { test: { ...web, name: 'web-alone', include: alone } },
      {
        resolve: { alias: [graphql] },
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: [fileURLToPath(new URL('apps/server/src/testing/cluster.ts', import.meta.url))],
          setupFiles: [patience],
          // Each file has a database and a server of its own; nothing else is kept between two of them.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Long, for a busy machine: no test is about speed.
      {
        test: {
          name: 'packages',
          root: 'packages',
          include: ['*/src/**/*.test.ts'],
          setupFiles: [patience],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // No part keeps anything between two calls that a caller could see, so the files may share what they load.
          isolate: false,
        },
      },
      {
        test: {
          name: 'root',
          include: ['*.test.ts', 'eval/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: [patience],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
