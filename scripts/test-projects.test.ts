import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/.bin/vitest')

it('a web test that puts something else in the place of a module, or loads it anew, shares none with other files', () => {
  const listed = execFileSync(vitest, ['list', '--filesOnly', '--json', '--project', 'web'], { cwd: root })
  const files = (JSON.parse(String(listed)) as { file: string }[]).map(({ file }) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})
