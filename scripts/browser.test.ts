import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-browser-'))
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string, exitCode: number): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

describe('the browser of the tests', { timeout: 60_000 }, () => {
  it('is the one that CHROMIUM_PATH names and no other: where that does not run, a sentence says so', async () => {
    program('chromium', 0)
    const chosen = program('chosen', 1)
    vi.stubEnv('CHROMIUM_PATH', chosen)

    expect(findBrowser()).toBeNull()
    expect(await ensureBrowser()).toEqual({ problem: `CHROMIUM_PATH=${chosen} does not run.` })
  })

  it('is never a stub that does not run', () => {
    const stub = program('chromium', 1)

    expect(findBrowser()).not.toBe(stub)
  })

  it('is the first that runs, without windows where there is such a one', async () => {
    program('chromium', 0)
    const first = program('chromium-headless-shell', 0)

    expect(findBrowser()).toBe(first)
    expect(await ensureBrowser()).toEqual({ path: first })
  })
})
