// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const generator = fileURLToPath(new URL('../../../generate.mjs', import.meta.url))

it('the generated types are those of the contract, agreed and served', { timeout: 60_000 }, () => {
  const check = spawnSync(process.execPath, [generator, '--check'], { encoding: 'utf8' })
  expect(check).toMatchObject({ status: 0, stderr: '' })
})
