import { readFile } from '../read-file.ts'
import { rareFamiliesFor } from './fonts/missing-glyphs.ts'
import { prove } from './proof/prove.ts'
import type { TemplateFile } from './templates/index.ts'
import type { Engine } from './typst/engine.ts'
import { typesetToFit } from './typst/fit.ts'

/** A document to be set, and what must be found in it again. */
export interface TypesetTask {
  template: TemplateFile
  data: object
  /** Every line of the document, in order. */
  lines: string[]
  /** What stands at the foot of its pages, before their number. */
  name: string
  /** Some lines stand beside others: read line by line, the words of both are mixed. */
  hasColumns?: boolean
}

export type TypesetResult =
  | { ok: true; bytes: Uint8Array; pages: number /** For each line, the page it stands on. */; pageOf: number[] }
  /** The text layer of the file does not hold this line where it should. */
  | { ok: false; reason: 'unproven'; line: string }
  | { ok: false; reason: 'slow' | 'gone' | 'busy' | 'broken' }

/** Sets a document, then reads the file as anyone would. */
export async function typesetAndRead(engine: Engine, task: TypesetTask) {
  await engine.loadFonts(rareFamiliesFor(task.lines.join('\n')))
  const bytes = typesetToFit(engine, task)
  // However short a resume of our own is, it is no picture of one.
  return { bytes, read: await readFile(bytes, { limits: { lettersPerPage: 0 } }) }
}

/** Sets a document, and looks for every line of it in what was read. */
export async function typesetAndProve(engine: Engine, task: TypesetTask): Promise<TypesetResult> {
  const { bytes, read } = await typesetAndRead(engine, task)
  const [first = ''] = task.lines
  if (!read.ok) return { ok: false, reason: 'unproven', line: first }
  const proof = prove(task.lines, read.source, task.name, task.hasColumns)
  if (!proof.ok) return { ok: false, reason: 'unproven', line: proof.line }
  return { ok: true, bytes, pages: read.source.pages.length, pageOf: proof.pageOf }
}
