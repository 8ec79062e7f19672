import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installTestPrograms } from './test-programs.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-programs-'))
  symlinkSync('/bin/sh', join(folder, 'sh'))
  vi.stubEnv('PATH', folder)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string, script: string) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

/** An apt-get that fails and notes what it was asked for. */
const failingApt = () => program('apt-get', `echo "$@" >> "${join(folder, 'asked')}"; exit 1`)
const asked = () => (existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '')
const runAs = (user: number) => vi.spyOn(process, 'getuid').mockReturnValue(user)

describe('programs that tests hold our files up to', () => {
  it('are left alone by whoever may not install', async () => {
    failingApt()
    runAs(1000)
    await installTestPrograms()
    expect(asked()).toBe('')
  })

  it('are installed where one is missing, and a failure of that stops nothing', async () => {
    failingApt()
    program('soffice', 'exit 0')
    runAs(0)
    await installTestPrograms()
    expect(asked()).toMatch(/install .*poppler-utils/)
    expect(asked()).not.toContain('libreoffice')
  })
})
