import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type InitOutput,
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
  type TypstCompileWorld,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { readFonts, readRareFonts } from '../fonts/font-files.ts'
import type { RareFamily } from '../fonts/missing-glyphs.ts'
import { templateFiles } from '../templates/index.ts'
import { type Engine, type Fit, TypesettingError } from './engine.ts'

// Numbers of the compiler's interface.
const paged = 0
const pdf = 1
const withDiagnostics = 3

interface Outcome {
  hasError?: boolean
  result?: Uint8Array
  diagnostics?: unknown
}

/** The same compiler for every machine. It gives little memory back: whoever runs it long starts it anew now and then. */
export async function loadWasm(): Promise<Engine> {
  const path = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const instance = initSync({ module: readFileSync(path) })
  const compiler = await createCompiler()
  makeRoom(instance)
  const loaded = new Set<RareFamily>()
  return {
    kind: 'wasm',
    async loadFonts(families) {
      if (families.every((family) => loaded.has(family))) return
      for (const family of families) loaded.add(family)
      await setFonts(compiler, [...loaded])
    },
    typeset({ template, data }) {
      compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)))
      const world = compiler.snapshot('/', template)
      const compiled: Outcome = world.compile(paged, withDiagnostics)
      if (compiled.hasError) throw new TypesettingError(template, JSON.stringify(compiled.diagnostics))
      return { fit: fitOf(world, template), pdf: () => pdfOf(world, template), release: () => world.free() }
    },
  }
}

async function createCompiler(): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  await setFonts(compiler, [])
  for (const [name, source] of Object.entries(templateFiles)) compiler.add_source(name, source)
  return compiler
}

async function setFonts(compiler: TypstCompiler, families: readonly RareFamily[]): Promise<void> {
  const fonts = new TypstFontResolverBuilder()
  for (const font of [...readFonts(), ...readRareFonts(families)]) fonts.add_raw_font(font)
  compiler.set_fonts(await fonts.build())
}

// What a hundred documents leave behind, about.
const room = 256 * 1024 * 1024

/**
 * The compiler asks for memory in small steps, and after each V8 would search all of it for garbage, which takes longer
 * than the typesetting. Room taken and given back at once stays the compiler's, and costs nothing before it is used.
 */
function makeRoom({ __wbindgen_export: take, __wbindgen_export4: giveBack }: InitOutput) {
  giveBack(take(room, 1), room, 1)
}

function fitOf(world: TypstCompileWorld, template: string): Fit {
  const [fit] = JSON.parse(world.query(paged, '<fit>', 'value')) as Fit[]
  if (!fit) throw new TypesettingError(template, 'it does not say how full its pages are')
  return fit
}

function pdfOf(world: TypstCompileWorld, template: string): Uint8Array {
  const { result, diagnostics }: Outcome = world.get_artifact(pdf, withDiagnostics)
  if (!result) throw new TypesettingError(template, JSON.stringify(diagnostics))
  return result
}
