import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }

function runAsNode(version: string, script: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return spawnSync(process.execPath, ['--import', preload, script], { cwd: root, encoding: 'utf8' })
}

it.each(Object.entries(scripts))(
  'npm run %s says in one line that Node is too old, before anything else',
  { timeout: 60_000 },
  (_, command) => {
    const { status, stdout, stderr } = runAsNode('20.18.3', command.replace(/^node /, ''))

    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Bespeak needs Node 20.19, or 22.12 and newer; this is 20.18.3.\n',
    })
  },
)

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['26.0.0', true],
])('Node %s is good enough: %s', (version, isGood) => {
  expect(runAsNode(version, 'scripts/node-version.mjs').status).toBe(isGood ? 0 : 1)
})
