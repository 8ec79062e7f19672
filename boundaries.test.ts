import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// The arrow of ARCHITECTURE.md. A file is guarded by where it lies; a place that no rule names may import nothing of ours.

const root = dirname(fileURLToPath(import.meta.url))

interface Import {
  file: string
  /** A path inside the repository, or the name of a library. */
  target: string
  isLibrary: boolean
}

const sourceFiles = ['apps', 'packages'].flatMap((folder) => listSources(join(root, folder)))
const imports = sourceFiles.flatMap(importsOf)

function listSources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (['node_modules', 'dist', 'generated'].includes(name)) return []
    if (statSync(path).isDirectory()) return listSources(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8')
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return specifiers.map((specifier) => resolveImport(path, specifier))
}

function resolveImport(path: string, specifier: string): Import {
  const file = inRepository(path)
  if (specifier.startsWith('.')) return { file, target: inRepository(join(dirname(path), specifier)), isLibrary: false }
  const workspace = /^@bespeak\/(\w+)\/(.*)$/.exec(specifier)
  if (workspace) return { file, target: `packages/${workspace[1]}/src/${workspace[2]}`, isLibrary: false }
  return { file, target: specifier, isLibrary: true }
}

function inRepository(path: string): string {
  return relative(root, path).split(sep).join('/')
}
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const code = imports.filter(({ file }) => !isTest(file))

const broken = (from: RegExp, allowed: (target: string, file: string) => boolean, kind: 'own' | 'library' = 'own') =>
  code
    .filter((it) => from.test(it.file) && it.isLibrary === (kind === 'library') && !allowed(it.target, it.file))
    .map((it) => `${it.file} → ${it.target}`)

const part = (path: string, pattern: RegExp) => pattern.exec(path)?.[1]

describe('the arrow', () => {
  it('covers the source files it is meant to guard', () => {
    expect(sourceFiles.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(sourceFiles.length)
  })

  it('domain imports itself, a validator and data', () => {
    expect(broken(/^packages\/domain\//, (to) => to.startsWith('packages/domain/'))).toEqual([])
    expect(broken(/^packages\/domain\//, (to) => /^zod(\/mini)?$/.test(to), 'library')).toEqual([])
  })

  const parts = [
    'resume',
    'skills',
    'billing',
    'account',
    'job',
    'reading',
    'match',
    'ats',
    'claims',
    'tailor',
    'letter',
    'interview',
    'growth',
  ]
  const ground = ['resume', 'skills', 'job', 'reading']
  const judges = ['match', 'ats', 'claims']
  const buildsOn: Record<string, string[]> = {
    job: ['skills'],
    reading: ['resume', 'skills'],
    match: ground,
    ats: ground,
    claims: ground,
    tailor: [...ground, ...judges],
    letter: [...ground, ...judges],
    interview: [...ground, ...judges],
    growth: [...ground, ...judges],
  }

  it('inside domain, each part builds only on those before it', () => {
    const domainPart = /^packages\/domain\/src\/([^/]+)\//
    const allowed = (to: string, file: string) => {
      const [own, used] = [part(file, domainPart) ?? '', part(to, domainPart) ?? '']
      return parts.includes(own) && (own === used || (buildsOn[own] ?? []).includes(used))
    }
    expect(broken(/^packages\/domain\//, allowed)).toEqual([])
  })

  it('documents may build on domain, contracts on nothing of ours', () => {
    expect(broken(/^packages\/documents\//, (to) => /^packages\/(documents|domain)\//.test(to))).toEqual([])
    expect(broken(/^packages\/contracts\//, (to) => to.startsWith('packages/contracts/'))).toEqual([])
  })

  it('web and server meet only in the packages', () => {
    expect(broken(/^apps\/web\//, (to) => /^(apps\/web|packages)\//.test(to))).toEqual([])
    expect(broken(/^apps\/server\//, (to) => /^(apps\/server|packages)\//.test(to))).toEqual([])
  })

  it('a web feature imports no other feature and nothing of app; ui and lib import neither', () => {
    const feature = /^apps\/web\/src\/features\/([^/]+)\//
    const allowed = (to: string, file: string) =>
      part(to, feature) === part(file, feature) || /^(apps\/web\/src\/(ui|lib)|packages)\//.test(to)
    expect(broken(feature, allowed)).toEqual([])
    expect(broken(/^apps\/web\/src\/ui\//, (to) => to.startsWith('apps/web/src/ui/'))).toEqual([])
    expect(broken(/^apps\/web\/src\/lib\//, (to) => /^(apps\/web\/src\/lib|packages)\//.test(to))).toEqual([])
  })

  it('a service imports itself, the kernel and packages: no other service, no adapter', () => {
    const service = /^apps\/server\/src\/services\/([^/]+)\//
    const allowed = (to: string, file: string) =>
      part(to, service) === part(file, service) || /^(apps\/server\/src\/kernel|packages)\//.test(to)
    expect(broken(service, allowed)).toEqual([])
  })

  it('the kernel knows nothing above it, and is a closed list', () => {
    expect(broken(/^apps\/server\/src\/kernel\//, (to) => to.startsWith('apps/server/src/kernel/'))).toEqual([])
    const files = readdirSync(join(root, 'apps/server/src/kernel')).filter((name) => !name.includes('.test.'))
    expect(files.sort()).toEqual(['access.ts', 'context.ts', 'db.ts', 'errors.ts', 'graphql.ts', 'jobs.ts'])
  })

  it('an adapter knows of a service only what it asks for', () => {
    const allowed = (to: string) =>
      /^apps\/server\/src\/(adapters\/|services\/\w+\/ports\.ts|kernel\/)|^packages\//.test(to)
    expect(broken(/^apps\/server\/src\/adapters\//, allowed)).toEqual([])
  })

  it('in a service only stores speak SQL, only *.graphql.ts know GraphQL', () => {
    const speaks = (library: RegExp, may: RegExp) =>
      code
        .filter(
          ({ file, target }) => file.startsWith('apps/server/src/services/') && library.test(target) && !may.test(file),
        )
        .map(({ file, target }) => `${file} → ${target}`)
    expect(speaks(/^(drizzle-orm|pg)(\/|$)/, /\.store\.ts$|\/schema\.ts$/)).toEqual([])
    expect(
      speaks(/^(graphql|@pothos\/core|graphql-yoga)$|kernel\/graphql\.ts$/, /\.graphql\.ts$|\/index\.ts$/),
    ).toEqual([])
  })

  it('vendors are spoken to by adapters alone', () => {
    const vendors = /^(nodemailer|stripe|@aws-sdk\/.*|ai|@ai-sdk\/.*|undici|rate-limiter-flexible)$/
    expect(broken(/^apps\/server\/src\/(?!adapters\/)/, (to) => !vendors.test(to), 'library')).toEqual([])
  })
})
