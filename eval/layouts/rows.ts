import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '@bespeak/documents/read-file.ts'
import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import { casesOf } from './cases.ts'
import { taughtForms } from './forms.ts'
import { fragmentsOfWords } from './fragments-of-words.ts'
import { type LabelledFragment, labelled, type Truth } from './labelled.ts'
import type { Printed } from './printed.ts'
import type { Program } from './program.ts'
import { kindOfField, type LineLabel, type TruthLine } from './truth.ts'

// What a model is trained on: a file a row, its fragments in the order of the file with what is true of each.

export interface FileRow {
  id: string
  /** A program, or a kind of file: `text, typed`. */
  program: string
  /** No family is on both sides of a split. */
  family: string
  use: Program['use']
  positioned: boolean
  pages: SourceText['pages']
  fragments: FragmentRow[]
}

export interface FragmentRow extends Fragment, Omit<TruthLine, 'label'> {
  /** Null for what was not drawn, such as a bullet that the printer put there. */
  label: LineLabel | 'continuation' | null
  /** The line of the truth. Those of one number are one line. */
  line: number
  /** Place in reading, from 0. */
  order: number
  /** From, to, and what stands there: `work.name`, `separator`, … */
  spans: [number, number, string][]
  isMixed: boolean
}

/** Those that were written to a file before. */
export const rowsIn = (path: string): FileRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileRow)

const unknown: Omit<TruthLine, 'label'> = { flow: '', section: null, part: 0, entry: null, level: 0 }

function fragmentRows(truth: Truth, all: readonly LabelledFragment[]): FragmentRow[] {
  const places = new Map([...all].sort((a, b) => a.order - b.order).map((it, index) => [it, index]))
  return all.map((it) => {
    const { label = null, ...line } = truth.lines[it.line] ?? { ...unknown, label: null }
    return {
      ...it.fragment,
      ...line,
      label: it.continues && label ? 'continuation' : label,
      line: it.line,
      order: places.get(it) ?? 0,
      spans: it.spans.map(({ from, to, atom }) => [from, to, kindOfField(truth.atoms[atom]?.field ?? '')]),
      isMixed: it.isMixed,
    }
  })
}

/** A printed file, or its drawn words where there is no PDF. */
async function truthAndSource(folder: string, id: string): Promise<{ truth: Printed; source: SourceText }> {
  const truth = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Printed
  return { truth, source: await sourceIn(join(folder, `${id}.pdf`), truth) }
}

export async function printedRow(folder: string, id: string): Promise<FileRow> {
  const { truth: printed, source } = await truthAndSource(folder, id)
  const { program, family, use } = printed
  const { positioned, pages } = source
  return { id, program, family, use, positioned, pages, fragments: fragmentRows(printed, labelled(source, printed)) }
}

async function sourceIn(file: string, printed: Printed): Promise<SourceText> {
  if (!existsSync(file))
    return { positioned: true, pages: printed.pages, fragments: [...fragmentsOfWords(printed).keys()] }
  const read = await readFile(new Uint8Array(readFileSync(file)))
  if (!read.ok) throw new Error(`${file}: ${read.message}`)
  return read.source
}

/** The same people in files without places, those whose lines are known. */
export async function formRows(
  use: Program['use'],
  { from, to }: { from: number; to: number },
  seed: string,
): Promise<FileRow[]> {
  const forms = await taughtForms(casesOf(use, to, seed).slice(from))
  return forms.flatMap(({ id, family, form, truth, source, labelled: all }) => {
    const { positioned, pages } = source
    return all ? [{ id, program: form, family, use, positioned, pages, fragments: fragmentRows(truth, all) }] : []
  })
}
