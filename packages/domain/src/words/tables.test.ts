import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const files = readdirSync(here('./')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
/** How a table is written. */
const tables = files.filter((name) => name !== 'notation.ts')

it.each(tables)('%s is a table and does nothing', async (name) => {
  const exported = Object.values(await import(here(name).href))
  expect(exported.filter((it) => typeof it === 'function')).toEqual([])
  const text = readFileSync(here(name), 'utf8')
  expect([...text.matchAll(/^(?:export )?(?:async )?function |=> \{$/gm)]).toEqual([])
})

it.each(tables)('%s builds on tables alone', (name) => {
  const imports = [...readFileSync(here(name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path)
  expect(imports.filter((path) => !path?.startsWith('./'))).toEqual([])
})
