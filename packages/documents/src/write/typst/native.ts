import { createRequire } from 'node:module'
import { readFonts, readRareFonts } from '../fonts/font-files.ts'
import type { RareFamily } from '../fonts/missing-glyphs.ts'
import { templateFiles } from '../templates/index.ts'
import { type Engine, type Fit, TypesettingError } from './engine.ts'

// The part of the compiler's interface that is used here; its package comes without types.
interface NodeCompiler {
  addSource(path: string, source: string): void
  mapShadow(path: string, content: Buffer): void
  compile(options: { mainFilePath: string }): { result: object | null; takeDiagnostics(): object | null }
  query(document: object, options: { selector: string; field: string }): Fit[]
  fetchDiagnostics(of: object): unknown
  pdf(document: object, options: NativeOptions): Buffer
  evictCache(age: number): void
}
interface Addon {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): NodeCompiler }
}

interface NativeOptions {
  /** Refuses what does not meet it: `ua-1` is what people who listen to a page need. */
  pdfStandard?: string
}

// No such folder: every file that a template reads is handed in.
const workspace = '/typesetting'
// Results of so many jobs ago are forgotten.
const cacheAge = 10

/** The compiler as machine code, or null where its package has none for this machine. */
export function loadNative(options: NativeOptions = {}): Engine | null {
  const addon = loadAddon()
  if (!addon) return null
  const loaded = new Set<RareFamily>()
  let compiler = createCompiler(addon, [])
  return {
    kind: 'native',
    async loadFonts(families) {
      if (families.every((family) => loaded.has(family))) return
      for (const family of families) loaded.add(family)
      compiler = createCompiler(addon, [...loaded])
    },
    typeset({ template, data }) {
      const by = compiler
      by.mapShadow(`${workspace}/data.json`, Buffer.from(JSON.stringify(data)))
      const compiled = by.compile({ mainFilePath: `${workspace}${template}` })
      const document = compiled.result
      if (!document) throw new TypesettingError(template, problemsOf(by, compiled.takeDiagnostics()))
      const [fit] = by.query(document, { selector: '<fit>', field: 'value' })
      if (!fit) throw new TypesettingError(template, 'it does not say how full its pages are')
      return {
        fit,
        pdf: () => new Uint8Array(by.pdf(document, options)),
        release: () => by.evictCache(cacheAge),
      }
    },
  }
}

function loadAddon(): Addon | null {
  const libc = process.platform === 'linux' ? '-gnu' : ''
  const name = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}${libc}`
  try {
    return createRequire(import.meta.url)(name) as Addon
  } catch {
    return null
  }
}

function createCompiler({ NodeCompiler }: Addon, families: readonly RareFamily[]): NodeCompiler {
  const fontBlobs = [...readFonts(), ...readRareFonts(families)]
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
  for (const [path, source] of Object.entries(templateFiles)) compiler.addSource(`${workspace}${path}`, source)
  return compiler
}

const problemsOf = (compiler: NodeCompiler, found: object | null) =>
  found ? JSON.stringify(compiler.fetchDiagnostics(found)) : 'no reason given'
