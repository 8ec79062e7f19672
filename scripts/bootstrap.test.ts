import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

const locked = {
  '': { name: 'a-clone' },
  'node_modules/left': { version: '1.2.3' },
  'node_modules/native-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/native-elsewhere': { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
  'node_modules/only-for-elsewhere': { version: '1.0.0', optional: true },
  'node_modules/only-for-tests': { version: '1.0.0', dev: true },
}

const linkTo = (resolved: string) => ({ resolved, link: true })

let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'bespeak-bootstrap-'))
  cpSync(here, join(clone, 'scripts'), { recursive: true })
  write('package.json', { type: 'module', engines: { node: '>=20.19' } })
  write('package-lock.json', { packages: locked })
  writeFileSync(
    join(clone, 'run.mjs'),
    `import('./scripts/bootstrap.mjs').then(({ bootstrap }) => bootstrap(JSON.parse(process.argv[2] ?? '{}')))`,
  )
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

const write = (file: string, content: object) => writeFileSync(join(clone, file), JSON.stringify(content))

function installed(packages: Record<string, object>) {
  for (const path of Object.keys(packages)) mkdirSync(join(clone, path), { recursive: true })
  write('node_modules/.package-lock.json', { packages })
}

/** Runs it with an npm that only writes down how it was called. */
function bootstrap(npmExitCode = 0, options: { forDevelopment?: boolean } = {}) {
  const calls = join(clone, 'calls')
  const npm = join(clone, 'bin', 'npm')
  mkdirSync(join(clone, 'bin'))
  writeFileSync(npm, `#!/bin/sh\necho "$1 $2" >> '${calls}'\necho 'what npm says' >&2\nexit ${npmExitCode}\n`)
  chmodSync(npm, 0o755)
  const env = { PATH: [join(clone, 'bin'), process.env.PATH].join(delimiter) }
  const { status, stderr } = spawnSync(process.execPath, ['run.mjs', JSON.stringify(options)], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { status, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim() : '' }
}

describe('installing', { timeout: 60_000 }, () => {
  it('shows what npm says, and then one sentence, where it fails', () => {
    expect(bootstrap(1)).toMatchObject({
      status: 1,
      stderr: 'what npm says\nThe packages could not be installed; npm says why above.\n',
    })
  })

  it('happens in a fresh clone', () => {
    expect(bootstrap()).toMatchObject({ status: 0, calls: 'ci --omit=dev' })
  })

  it('happens in place where the lock file names another version', () => {
    installed({
      'node_modules/native-here': locked['node_modules/native-here'],
      'node_modules/left': { version: '1.2.2' },
    })

    expect(bootstrap().calls).toBe('install --omit=dev')
  })

  it('happens in place where the native package of this machine is missing', () => {
    installed({ 'node_modules/left': { version: '1.2.3' } })

    expect(bootstrap().calls).toBe('install --omit=dev')
  })

  it('does not happen where everything for this machine is there, so that no network is needed', () => {
    const { 'node_modules/left': left, 'node_modules/native-here': native } = locked
    installed({ 'node_modules/left': left, 'node_modules/native-here': native })

    expect(bootstrap()).toMatchObject({ status: 0, calls: '' })
  })

  it('happens in place where one of our own packages has come to offer a program', () => {
    const ours = { 'packages/ours': { bin: { ours: 'ours.mjs' } }, 'node_modules/ours': linkTo('packages/ours') }
    const { 'node_modules/left': left, 'node_modules/native-here': native } = locked
    write('package-lock.json', { packages: { ...locked, ...ours } })
    installed({ 'node_modules/left': left, 'node_modules/native-here': native, ...ours })

    expect(bootstrap().calls).toBe('install --omit=dev')
  })

  it('leaves out what only tests and development need, except for those', () => {
    const { 'node_modules/left': left, 'node_modules/native-here': native } = locked
    installed({ 'node_modules/left': left, 'node_modules/native-here': native })

    expect(bootstrap(0, { forDevelopment: true }).calls).toBe('install --include=dev')
  })

  it('takes nothing away from whoever develops', () => {
    const { 'node_modules/left': left, 'node_modules/only-for-tests': tests } = locked
    installed({ 'node_modules/left': left, 'node_modules/only-for-tests': tests })

    expect(bootstrap().calls).toBe('install --include=dev')
  })
})
