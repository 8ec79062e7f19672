import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// The arrow of ARCHITECTURE.md. Each source file lies in one of the places below, which says what it may import; a
// file in a place that is not named here fails.

interface Place {
  /** Paths that begin so; a group stands for one of several neighbours, such as one service. */
  at: RegExp
  /** What of ours it may import besides itself. */
  uses: (string | RegExp)[]
  /** What it may import of others; anything, where nothing is said. */
  libraries?: RegExp
}

const packages = ['packages/domain/', 'packages/documents/', 'packages/contracts/']

/** The tables of words, and what reads and writes sentences by them: for every part. */
const language = ['words', 'text', 'language']
const ground = [...language, 'resume', 'skills', 'job']
/** The parts of the engine; each builds only on those it names. */
const domain: Record<string, string[]> = {
  account: [],
  applications: ['calendar'],
  billing: [],
  calendar: [],
  words: [],
  text: ['words'],
  language: ['words', 'text'],
  resume: [],
  skills: language,
  credentials: ['words', 'text', 'resume'],
  job: [...language, 'skills'],
  reading: [...language, 'resume', 'skills'],
  match: [...ground, 'credentials', 'proof'],
  ats: [...ground, 'reading'],
  facts: ['words', 'text', 'resume'],
  check: ['words', 'text', 'resume', 'skills', 'facts'],
  proof: ['words', 'text', 'resume'],
  rank: ['resume', 'job', 'match', 'proof'],
  tailor: [...ground, 'match', 'facts', 'proof'],
  letter: [...ground, 'credentials', 'match', 'proof'],
  writers: [...ground, 'reading', 'credentials', 'check', 'tailor', 'letter', 'interview'],
  interview: ['words', 'text', 'resume', 'skills', 'job', 'match', 'check', 'proof'],
  growth: [...ground, 'credentials', 'calendar'],
}

const domainPlaces = Object.entries(domain).map(([part, uses]) => ({
  at: new RegExp(`^packages/domain/src/${part}/`),
  uses: uses.map((used) => `packages/domain/src/${used}/`),
  // The engine runs wherever it is put: nothing but stems.
  libraries: part === 'text' ? /^@orama\/stemmers\// : /^$/,
}))

const server = 'apps/server/src'
const kernel = `${server}/kernel/`
const settings = `${server}/settings.ts`
const ports = /^apps\/server\/src\/services\/\w+\/ports\.ts$/
const services = /^apps\/server\/src\/services\/\w+\/index\.ts$/

/** What of a service keeps nothing and asks nobody: its works, and how what is sent to it is read. */
const pureWork =
  /\/services\/resume\/((checks\/(check-work|notes)|engine\/(works|job-in|advertisement)|documents\/(formats|guide-content|write-resume)|guides\/guide-work|facts\/(facts-from|said)|html\/content|letters\/(choices|kept-letter|writing)|ranking\/measure-work|suggestions\/suggested|tailored\/(options|tailor-edits|tailoring|title))|input|layout|moments)\.ts$/

const web = 'apps/web/src'

const places: Place[] = [
  ...domainPlaces,
  { at: /^packages\/documents\/src\//, uses: ['packages/domain/'] },
  { at: /^packages\/contracts\/src\//, uses: [] },

  { at: /^apps\/web\/src\/(main|check-alone)\.tsx$/, uses: [`${web}/app/`, `${web}/ui/base.css`] },
  { at: /^apps\/web\/src\/app\//, uses: [`${web}/features/`, `${web}/ui/`, `${web}/lib/`, ...packages] },
  { at: /^apps\/web\/src\/features\/([^/]+)\//, uses: [`${web}/ui/`, `${web}/lib/`, ...packages] },
  { at: /^apps\/web\/src\/lib\//, uses: packages },
  {
    at: /^apps\/web\/src\/ui\//,
    // The only way to make markup of a text.
    uses: [`${web}/lib/trusted.ts`, ...packages],
    libraries: /^(?!(gql\.tada|graphql|@tanstack\/react-query)(\/|$))/,
  },
  // What tells the compiler and the bundler about the rest.
  {
    at: /^apps\/web\/(vite\.config|chunks|computed-example|icons|run-module|tight-catalogue|told-files|src\/[\w-]+\.d)\.ts$/,
    uses: [
      'apps/web/chunks.ts',
      'apps/web/computed-example.ts',
      'apps/web/icons.ts',
      'apps/web/run-module.ts',
      'apps/web/tight-catalogue.ts',
      'apps/web/told-files.ts',
      'esbuild',
    ],
  },

  {
    at: /^apps\/server\/src\/main\.ts$/,
    uses: [`${server}/parts.ts`, `${server}/opened.ts`, settings, `${server}/adapters/`, kernel],
  },
  {
    at: /^apps\/server\/src\/parts\.ts$/,
    uses: [
      `${server}/app.ts`,
      `${server}/opened.ts`,
      settings,
      ports,
      `${server}/adapters/`,
      kernel,
      'packages/documents/',
    ],
  },
  { at: /^apps\/server\/src\/bespeak\.ts$/, uses: [`${server}/command-line/`, `${server}/opened.ts`] },
  {
    // What a person does with files of their own: the engine's works and how they are set, without a server.
    at: /^apps\/server\/src\/desk\//,
    uses: [kernel, pureWork, ...packages],
  },
  {
    // What agents are offered, and who does it: a Bespeak that is asked, or the desk.
    at: /^apps\/server\/src\/agent\//,
    uses: [kernel, `${server}/desk/`, pureWork, ...packages],
  },
  { at: /^apps\/server\/src\/version\.ts$/, uses: [] },
  {
    at: /^apps\/server\/src\/command-line\//,
    uses: [
      `${server}/desk/`,
      `${server}/agent/`,
      `${server}/version.ts`,
      pureWork,
      ...packages,
      `${server}/app.ts`,
      `${server}/parts.ts`,
      `${server}/opened.ts`,
      settings,
      kernel,
      /\/adapters\/(embedded-postgres\/index|keys|log|room|mail\/smtp-mailer|files\/(place|copy-files|probe))\.ts$/,
      // Everything there is, out of an installation and into another.
      /\/adapters\/(archive|rows)\//,
    ],
  },
  {
    at: /^apps\/server\/src\/app\.ts$/,
    uses: [`${server}/http/server.ts`, services, ports, settings, kernel, 'packages/contracts/'],
  },
  { at: /^apps\/server\/src\/make-database\.ts$/, uses: [`${server}/adapters/embedded-postgres/`, settings] },
  { at: /^apps\/server\/src\/opened\.ts$/, uses: [kernel] },
  { at: /^apps\/server\/src\/settings\.ts$/, uses: [] },
  {
    at: /^apps\/server\/src\/http\//,
    uses: [
      kernel,
      settings,
      // The page of mails that were written instead of sent.
      `${server}/adapters/mail/outbox-reader.ts`,
      // Agents, who are answered by the API.
      /\/agent\/(answer-http|api-client|api-workbench)\.ts$/,
      `${server}/version.ts`,
      'packages/contracts/',
    ],
  },
  { at: /^apps\/server\/src\/services\/([^/]+)\//, uses: [kernel, ...packages] },
  { at: /^apps\/server\/src\/adapters\//, uses: [ports, kernel, ...packages] },
  { at: /^apps\/server\/src\/kernel\//, uses: ['packages/contracts/src/paths.ts'] },
]

/** Whatever else a place may import on the server, these are spoken by a few. */
const languages = [
  {
    name: 'SQL',
    words: /^(drizzle-orm|pg|pg-copy-streams|graphile-worker)(\/|$)/,
    speakers: /\.store\.ts$|\/schema\.ts$|^apps\/server\/src\/(kernel|adapters)\/|\/parts\.ts$/,
  },
  {
    name: 'GraphQL',
    words: /^(graphql|@pothos\/core|graphql-yoga|@escape\.tech\/graphql-armor)(\/|$)|\/kernel\/graphql\.ts$/,
    speakers: /\.graphql\.ts$|\/kernel\/graphql\.ts$|\/services\/\w+\/index\.ts$|^apps\/server\/src\/(http\/|app\.ts$)/,
  },
  {
    name: 'HTTP',
    words: /^(fastify|@fastify\/[^/]+)(\/|$)/,
    speakers: /^apps\/server\/src\/(http\/|app\.ts$)/,
  },
  {
    name: 'what a vendor speaks',
    words:
      /^(nodemailer|stripe|sharp|@aws-sdk\/[^/]+|ai|@ai-sdk\/[^/]+|undici|rate-limiter-flexible|prom-client|@opentelemetry\/[^/]+|@embedded-postgres\/[^/]+)(\/|$)/,
    speakers: /^apps\/server\/src\/adapters\//,
  },
]

/** What reads, matches, writes and judges: long texts take seconds. On the server it is done in threads of its own. */
const engine =
  /^packages\/domain\/src\/(?!(account|applications|billing|calendar|resume)\/)|\/services\/resume\/(html\/content|engine\/works)\.ts$/
/** What of it the program that answers requests holds as well: words, weights, days, and how an advertisement is made plain, and paper. */
const heldByBoth =
  /\/(check\/(limits|sentence)|reading\/paper|words\/(notation|paper|regions)|job\/(text|html|row-id)|match\/(verdict|row-groups|weights|analysis\/version)|tailor\/(options|summary)|growth\/(schedule|levels)|rank\/(measured|order))\.ts$/

/** Started by their names. */
const programs =
  /(^apps\/(server\/src\/(main|bespeak|make-database)|web\/(vite\.config|src\/(main|check-alone|app\/prerender)))|\/write-coverage|-(child|worker))\.tsx?$/

const kernelFiles = [
  ...['access.ts', 'connections.ts', 'context.ts', 'db.ts', 'errors.ts', 'graphql.ts'],
  ...[
    'heart.ts',
    'held.ts',
    'jobs.ts',
    'loose-files.ts',
    'mail-html.ts',
    'mail.ts',
    'pages.ts',
    'remembered.ts',
    'remove-all.ts',
    'watch.ts',
  ],
]

const root = dirname(fileURLToPath(import.meta.url))

interface Import {
  file: string
  /** A path inside the repository, or the name of a library. */
  target: string
  isLibrary: boolean
  /** Nothing of it is there when the program runs. */
  isType: boolean
}

const sourceFiles = ['apps', 'packages'].flatMap((folder) => listSources(join(root, folder)))
const code = sourceFiles.filter((file) => !isForTests(file))
const imports = code.flatMap(importsOf)

function listSources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (['node_modules', 'dist', 'generated'].includes(name)) return []
    if (statSync(path).isDirectory()) return listSources(path)
    return /\.tsx?$/.test(name) ? [inRepository(path)] : []
  })
}

function isForTests(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|\/testing\//.test(path)
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = (statements: RegExp) => new Set([...text.matchAll(statements)].map(([, specifier]) => specifier))
  const types = named(/^(?:import|export) type [^'"]+ from '([^']+)'/gm)
  const values = named(/^(?:import|export) (?!type )[^'"]+ from '([^']+)'/gm)
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    file,
    ...resolveImport(file, fileName),
    isType: types.has(fileName) && !values.has(fileName),
  }))
}

function resolveImport(file: string, specifier: string): Pick<Import, 'target' | 'isLibrary'> {
  if (specifier.startsWith('.')) {
    return { target: inRepository(join(root, dirname(file), specifier)), isLibrary: false }
  }
  const workspace = /^@bespeak\/(\w+)\/(.*)$/.exec(specifier)
  if (workspace) return { target: `packages/${workspace[1]}/src/${workspace[2]}`, isLibrary: false }
  return { target: specifier, isLibrary: true }
}

function inRepository(path: string): string {
  return relative(root, path).split(sep).join('/')
}

/** Files that a source names by their address, to start or to read them. */
const addressedIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(
    ([, path = '']) => inRepository(join(root, dirname(file), path)),
  )

const placeOf = (file: string) => places.find(({ at }) => at.test(file))

function isAllowed({ file, target, isLibrary }: Import): boolean {
  const place = placeOf(file)
  if (!place) return false
  if (isLibrary) return place.libraries?.test(target) ?? true
  // The same match, not only the same place: one service is not another.
  const isOwn = place.at.exec(target)?.[0] === place.at.exec(file)?.[0]
  return isOwn || place.uses.some((used) => (typeof used === 'string' ? target.startsWith(used) : used.test(target)))
}

/** A program's own source, and all of ours that is there when it runs. */
function loadedWith(program: string): string[] {
  const loaded = new Set([program])
  for (const from of loaded) {
    for (const { file, target, isLibrary, isType } of imports)
      if (file === from && !isLibrary && !isType) loaded.add(target)
  }
  return [...loaded]
}

/** Each way that leads from a file back to itself: what one of them is made from is not there yet when it is made. */
function cyclesIn(uses: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (way.includes(file) || done.has(file)) return
    for (const target of uses.get(file) ?? []) follow(target, [...way, file])
    done.add(file)
  }
  for (const file of uses.keys()) follow(file, [])
  return cycles
}

const shown = ({ file, target }: Import) => `${file} → ${target}`

describe('the arrow', () => {
  it('covers the source files it is meant to guard', () => {
    expect(code.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(code.length)
  })

  it('every file lies in a place that says what it may import', () => {
    expect(code.filter((file) => !placeOf(file))).toEqual([])
  })

  it('and imports nothing else', () => {
    expect(imports.filter((it) => !isAllowed(it)).map(shown)).toEqual([])
  })

  it('nothing that is for tests is imported by what is not', () => {
    expect(imports.filter(({ target }) => isForTests(target)).map(shown)).toEqual([])
  })

  it('no module is there for tests alone', () => {
    const others = ['bench', 'eval', 'scripts'].flatMap((folder) => listSources(join(root, folder)))
    const users = [...code, ...others.filter((file) => !isForTests(file))]
    const used = new Set(
      users.flatMap((file) => [...importsOf(file).map(({ target }) => target), ...addressedIn(file)]),
    )
    const modules = code.filter((file) => !programs.test(file) && !file.endsWith('.d.ts'))
    expect(modules.filter((file) => !used.has(file))).toEqual([])
  })

  it.each(languages)('on the server, $name is spoken by few', ({ words, speakers }) => {
    const spoken = imports.filter(({ file, target }) => file.startsWith('apps/server/') && words.test(target))
    expect(spoken.filter(({ file }) => !speakers.test(file)).map(shown)).toEqual([])
  })

  it('[F6] on the server, the engine is in the program of its threads, and not in the one that answers requests', () => {
    const [answering, working] = ['main', 'services/resume/engine/engine-worker'].map((name) =>
      loadedWith(`${server}/${name}.ts`).filter((file) => engine.test(file)),
    )
    expect(working?.length).toBeGreaterThan(200)
    expect(answering?.length).toBeGreaterThan(3)
    expect(answering?.filter((file) => !heldByBoth.test(file))).toEqual([])
  })

  it('a cycle is named by the files it leads through', () => {
    const uses = { a: ['b', 'd'], b: ['c'], c: ['b'], d: ['c'] }
    expect(cyclesIn(new Map(Object.entries(uses)))).toEqual(['b → c → b'])
  })

  it('no file of the engine is made from one that is made from it; types are nothing to be made from', () => {
    const engineFiles = code.filter((file) => file.startsWith('packages/domain/src/'))
    const valuesOf = (from: string) =>
      imports.filter(({ file, isType }) => file === from && !isType).map(({ target }) => target)
    expect(cyclesIn(new Map(engineFiles.map((file) => [file, valuesOf(file)])))).toEqual([])
  })

  it('the bank of interview questions is fetched when a guide is written, and held by no program before', () => {
    const bank = 'packages/domain/src/interview/bank/'
    const users = imports.filter(({ file, target }) => target.startsWith(bank) && !file.startsWith(bank))
    expect(users.map(({ file }) => file)).toEqual([`${server}/services/resume/guides/guide-work.ts`])
    for (const { file } of users)
      expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/^(?:import|export) .*interview\/bank\//m)
  })

  it('the kernel is a closed list', () => {
    const files = code.filter((file) => file.startsWith(kernel)).map((file) => file.slice(kernel.length))
    expect(files.sort()).toEqual(kernelFiles)
  })
})
