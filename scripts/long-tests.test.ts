import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { longTests } from './long-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

it.each(longTests)('what a quick run leaves out is there: %s', (file) => {
  expect(existsSync(root + file)).toBe(true)
})
