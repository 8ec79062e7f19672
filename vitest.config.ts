import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Vite would give our sources another copy of this library than Node gives the libraries that use it.
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        resolve: { alias: [graphql] },
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/cluster.ts'],
          // Each file has a database and a server of its own; nothing else is kept between two of them.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Long, for a busy machine: no test is about speed.
      {
        test: {
          name: 'packages',
          root: 'packages',
          include: ['*/src/**/*.test.ts'],
          testTimeout: 120_000,
          // No part keeps anything between two calls that a caller could see, so the files may share what they load.
          isolate: false,
        },
      },
      { test: { name: 'root', include: ['*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
