import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const namesIn = (folder: string) => readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
const isForTests = (name: string) => /\.(?:test|fixture)\.ts$|(?:^|\/)testing\//.test(name)
/** `notation.ts` is how a table is written. */
const tables = namesIn('./').filter((name) => /\.ts$/.test(name) && !isForTests(name) && name !== 'notation.ts')
const textOf = (name: string) => readFileSync(here(name), 'utf8')
const exportedBy = async (name: string): Promise<Record<string, unknown>> => import(here(name).href)

it.each(tables)('%s is a table and does nothing', async (name) => {
  const exported = Object.values(await exportedBy(name))
  expect(exported.filter((it) => typeof it === 'function')).toEqual([])
  expect([...textOf(name).matchAll(/^(?:export )?(?:async )?function |=> \{$/gm)]).toEqual([])
})

it.each(tables)('%s builds on tables alone', (name) => {
  const imports = [...textOf(name).matchAll(/from '([^']+)'/g)].map(([, path = '']) => new URL(path, here(name)).href)
  expect(imports.filter((path) => !path.startsWith(here('./').href))).toEqual([])
})

interface Use {
  /** The table by its path, and by what it is called there. */
  table: string
  row: string
}

const isObject = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && Object.getPrototypeOf(it) === Object.prototype
const isRow = (it: unknown) => isObject(it) && Object.values(it).some((field) => typeof field !== 'object')

/** Rows by their names: those of an export that holds several, else the export itself. */
const rowsIn = (exported: Record<string, unknown>): string[] =>
  Object.entries(exported).flatMap(([name, it]) =>
    isObject(it) && Object.values(it).length > 0 && Object.values(it).every(isRow)
      ? Object.keys(it).map((row) => `${name}.${row}`)
      : [name],
  )

/** What a file takes from tables by name, and of each the rows that it asks for. */
function usesIn(path: string): Use[] {
  const text = textOf(path)
  return [...text.matchAll(/^import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '([^']*)'/gm)].flatMap(
    ([, all, some = '', from = '']) => {
      const table = new URL(from, here(path)).href
      const asked = (name: string) =>
        [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, it = '']) => it)
      if (all) return asked(all).map((row) => ({ table, row }))
      const names = some.split(',').map((it) => it.trim().split(' as '))
      return names.flatMap(([name = '', local = name]) => [
        { table, row: name },
        ...asked(local).map((row) => ({ table, row: `${name}.${row}` })),
      ])
    },
  )
}

it('every row of every table is used', async () => {
  const code = namesIn('../').filter((name) => name.endsWith('.ts') && !isForTests(name))
  const used = new Set(code.flatMap((name) => usesIn(`../${name}`)).map(({ table, row }) => `${table} ${row}`))
  const unused: string[] = []
  for (const table of tables) {
    const rows = rowsIn(await exportedBy(table))
    const isUsed = (row: string) =>
      used.has(`${here(table).href} ${row}`) || new RegExp(`(?<!const )\\b${row}\\b`).test(textOf(table))
    unused.push(...rows.filter((row) => !isUsed(row)).map((row) => `${table} ${row}`))
  }
  expect(unused).toEqual([])
})

/** The rows of what a table exports that have no reason of their own. */
function unreasoned(it: unknown): unknown[] {
  if (Array.isArray(it)) return it.filter(isObject).flatMap(unreasoned)
  if (!isObject(it)) return []
  const fields = Object.values(it)
  const isPlain = fields.every((field) => typeof field !== 'object') && !('words' in it) && !('why' in it)
  if (isPlain) return []
  if (fields.every(isObject)) return fields.flatMap(unreasoned)
  return typeof it.why === 'string' && it.why.trim() !== '' ? [] : [it]
}

it.each(tables)('each row of %s says why its words are there', async (name) => {
  expect(Object.values(await exportedBy(name)).flatMap(unreasoned)).toEqual([])
})

/** Words without rows say in a comment what they have in common, or the block that they stand in does. */
it.each(tables)('%s says of each list what it is', (name) => {
  const blocks = textOf(name).split(/\n\n/)
  const lists = blocks.filter((block) => /^export const \w+(?:: (?!Wording\b)[^=]+)? =(?! \{\n)/m.test(block))
  expect(lists.filter((block) => !/^\/[/*]/.test(block))).toEqual([])
})
