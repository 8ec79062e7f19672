import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** All that a module is made from, types as well, by the names that it is imported by. */
function importsOf(start: URL): Set<string> {
  const others = new Set<string>()
  const seen = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file.href)) continue
    seen.add(file.href)
    for (const [, named, name = named ?? ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export|\}).*? from '([^']+)'|import\('([^']+)'\)/gm,
    )) {
      if (name.startsWith('.')) open.push(new URL(name, file))
      else others.add(name)
    }
  }
  return others
}

it('[T51] tailoring needs nothing that a browser does not have', () => {
  expect([...importsOf(new URL('./index.ts', import.meta.url))]).toEqual(['@orama/stemmers/english'])
})

it('[T51] and what would need more is found', () => {
  expect([...importsOf(new URL(import.meta.url))]).toContain('node:fs')
})
