import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { longTests, withoutLongTests } from './long-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/.bin/vitest')

function filesOf(...args: string[]): string[] {
  const listed = execFileSync(vitest, ['list', '--filesOnly', '--json', ...args], { cwd: root })
  const files = JSON.parse(String(listed)) as { file: string }[]
  return files.map(({ file }) => file.slice(root.length))
}

it('a quick run leaves out every long test, and nothing else', () => {
  const all = filesOf()
  expect(all).toEqual(expect.arrayContaining(longTests))
  expect(filesOf(...withoutLongTests).sort()).toEqual(all.filter((file) => !longTests.includes(file)).sort())
})
