import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { databaseTests } from './database-tests.mjs'

const server = fileURLToPath(new URL('../apps/server/', import.meta.url))

it('every test that is run on Debian’s PostgreSQL is there: a name that fits none would be left out without a word', () => {
  expect(databaseTests.length).toBeGreaterThan(10)
  expect(databaseTests.filter((file) => !existsSync(`${server}${file}`))).toEqual([])
})
