import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  version?: string
  resolved?: string
  link?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Platform {
  os: string
  cpu: string
  libc?: string
}

const text = readFileSync(new URL('./package-lock.json', import.meta.url), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }

const platforms: Record<string, Platform> = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'darwin-x64': { os: 'darwin', cpu: 'x64' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64' },
}

/** The packages that bring native code as one optional dependency for each platform. */
const nativeFamilies = [
  '@biomejs/biome',
  '@bespeak/server',
  '@node-rs/argon2',
  'esbuild',
  'lightningcss',
  'oxc-parser',
  'oxc-resolver',
  'rolldown',
  'sharp',
  'typescript-native',
]

const fits = (list: string[] | undefined, value: string | undefined) =>
  list === undefined || value === undefined || list.includes(value)

const runsOn = ({ os, cpu, libc }: LockedPackage, platform: Platform) =>
  os !== undefined && fits(os, platform.os) && fits(cpu, platform.cpu) && fits(libc, platform.libc)

/** Where npm would look for a dependency of the package at `path`, nearest first. */
function find(path: string, name: string): LockedPackage | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]
    if (found || at === '') return found
  }
}

const folderOf = (family: string) => (family === '@bespeak/server' ? 'apps/server' : `node_modules/${family}`)

const variants = (path: string) =>
  Object.entries(packages[path]?.optionalDependencies ?? {}).map(([name, version]) => ({
    name,
    version,
    locked: find(path, name),
  }))

describe('the lock file', () => {
  it.each(nativeFamilies)('has %s for every supported platform', (family) => {
    const locked = variants(folderOf(family)).flatMap((variant) => variant.locked ?? [])
    const missing = Object.entries(platforms).filter(([, platform]) => !locked.some((one) => runsOn(one, platform)))

    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('leaves out no optional package that any package in it names', () => {
    const missing = Object.keys(packages).flatMap((path) => variants(path).filter(({ locked }) => !locked))

    expect(missing).toEqual([])
  })

  it('names every package that comes in one variant for each platform in the list above', () => {
    const families = Object.keys(packages).filter((path) => {
      const locked = variants(path).map((variant) => variant.locked)
      return locked.filter((one) => one?.os && one.cpu).length > 1
    })

    expect(families.sort()).toEqual(nativeFamilies.map(folderOf).sort())
  })

  it('[F25] holds no download address: every machine takes its packages from the registry it is set to', () => {
    const addresses = Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []))

    expect(addresses).toEqual([])
    expect(text).not.toMatch(/registry\.|\.tgz|"resolved": "https?:/)
  })
})
