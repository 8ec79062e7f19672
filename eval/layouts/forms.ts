import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFile } from '@bespeak/documents/read-file.ts'
import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { templates, usualLayout } from '@bespeak/documents/write/layout.ts'
import { resumeTask } from '@bespeak/documents/write/resume-task.ts'
import { typesetToFit } from '@bespeak/documents/write/typst/fit.ts'
import { loadEngine } from '@bespeak/documents/write/typst/load-engine.ts'
import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { labelled as withLabels } from '@bespeak/domain/reading/labels/label.ts'
import { networks } from '@bespeak/domain/reading/labels/weights.ts'
import { plainSource, type SourceText } from '@bespeak/domain/reading/source.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { type Case, drawCase } from './cases.ts'
import { anyWordForm, wordFile, wordForm } from './docx.ts'
import type { LabelledFragment } from './labelled.ts'
import { labelledInOrder, type PlainText, plainForms, plainLines, plainText, typedLines } from './plain.ts'
import { inShort, plainPages, plainProgram } from './plain-page.ts'
import { type FileTruth, truthOfSheet } from './printed.ts'
import { chanceOf } from './random.ts'
import type { Sheet } from './truth.ts'

// The same people as text, as Word documents, as PDFs of a word processor, and in our own templates.

export interface OtherForm {
  id: string
  /** Of the program that it was drawn with. */
  family: string
  form: string
  source: SourceText
  truth: FileTruth
  /** Null where only the fields are known: our own templates say nothing of their lines. */
  labelled: LabelledFragment[] | null
}

export async function otherForms(cases: readonly Case[]): Promise<OtherForm[]> {
  const texts = cases.flatMap(textForms)
  const word = await wordForms(cases)
  return [...texts, ...word, ...cases.map((it, at) => plainForm(it, at)), ...(await ownForms(cases))]
}

/** What is trained on without places: each person as text that somebody typed, and as a Word document. */
export async function taughtForms(cases: readonly Case[]): Promise<OtherForm[]> {
  const found: OtherForm[] = []
  for (const it of cases) found.push(typedForm(it), await anyWord(it))
  return found
}

function typedForm(it: Case): OtherForm {
  const chance = chanceOf(`${it.seed} typed`)
  const { sheet, ...drawn } = drawCase(it)
  const form = chance.pick(plainForms)
  const plain = plainText(typedLines(plainLines({ sheet, ...drawn }), sheet, chance), form)
  const source = plainSource(plain.text)
  const truth = truthOfSheet(it.person, sheet)
  return { ...nameOf(it), form: `text, ${form}`, source, truth, labelled: labelledInOrder(source, plain, sheet) }
}

async function anyWord(it: Case): Promise<OtherForm> {
  const { sheet, ...drawn } = drawCase(it)
  const form = anyWordForm(chanceOf(`${it.seed} word`))
  const { bytes, plain } = wordFile(plainLines({ sheet, ...drawn }), sheet, form)
  const label = (source: SourceText) => labelledInOrder(source, plain, sheet)
  return formOf(it, 'DOCX', bytes, truthOfSheet(it.person, sheet), label)
}

/** Every second person in short, every fourth in the layout's own way of putting things. */
export function plainForm(it: Case, index: number, look = 'plain'): OtherForm {
  const chance = chanceOf(`${it.seed} ${look}`)
  const person = index % 2 === 0 ? it.person : inShort(it.person, chance)
  const program = index % 4 < 3 ? plainProgram(it.program, chance) : it.program
  const drawn = drawCase({ ...it, program, person })
  const source = withLabels(inColumns(plainPages(plainLines(drawn), drawn.sheet, chance)), networks())
  return { ...nameOf(it), form: 'plain page', source, truth: truthOfSheet(person, drawn.sheet), labelled: null }
}

const nameOf = ({ id, program: { family } }: Case) => ({ id, family })

function textForms(it: Case): OtherForm[] {
  const drawn = drawCase(it)
  const lines = plainLines(drawn)
  return plainForms.map((form) => {
    const plain = plainText(lines, form)
    const source = plainSource(plain.text)
    const truth = truthOfSheet(it.person, drawn.sheet)
    return {
      ...nameOf(it),
      form: `text, ${form}`,
      source,
      truth,
      labelled: labelledInOrder(source, plain, drawn.sheet),
    }
  })
}

async function wordForms(cases: readonly Case[]): Promise<OtherForm[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bespeak-layouts-'))
  const written = cases.map((it) => writeWord(it, folder))
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const files = cases.map(({ id }) => join(folder, `${id}.docx`))
  spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files])
  const found: OtherForm[] = []
  for (const { it, plain, sheet } of written) {
    const truth = truthOfSheet(it.person, sheet)
    const label = (source: SourceText) => labelledInOrder(source, plain, sheet)
    for (const [form, ending] of [
      ['DOCX', 'docx'],
      ['PDF of DOCX', 'pdf'],
    ] as const) {
      const file = join(folder, `${it.id}.${ending}`)
      if (existsSync(file)) found.push(await formOf(it, form, readFileSync(file), truth, label))
    }
  }
  rmSync(folder, { recursive: true })
  return found
}

function writeWord(it: Case, folder: string): { it: Case; plain: PlainText; sheet: Sheet } {
  const drawn = drawCase(it)
  const { bytes, plain } = wordFile(plainLines(drawn), drawn.sheet, wordForm(chanceOf(`${it.seed} word`)))
  writeFileSync(join(folder, `${it.id}.docx`), bytes)
  return { it, plain, sheet: drawn.sheet }
}

export async function ownForms(cases: readonly Case[]): Promise<OtherForm[]> {
  const engine = await loadEngine('fastest')
  const found: OtherForm[] = []
  for (const [index, it] of cases.entries()) {
    const layout = { ...usualLayout, template: templates[index % templates.length] ?? 'classic' }
    const bytes = typesetToFit(engine, resumeTask(blocksOf(fromJsonResume(it.person), layout), layout))
    // Its own headings and order are not those that were drawn.
    const truth = { person: it.person, hidden: [], precision: {}, lines: [], atoms: [] }
    found.push(await formOf(it, `own, ${layout.template}`, bytes, truth, () => null))
  }
  return found
}

async function formOf(
  it: Case,
  form: string,
  bytes: Uint8Array,
  truth: FileTruth,
  label: (source: SourceText) => LabelledFragment[] | null,
): Promise<OtherForm> {
  const read = await readFile(new Uint8Array(bytes))
  if (!read.ok) throw new Error(`${form}: ${read.message}`)
  return { ...nameOf(it), form, source: read.source, truth, labelled: label(read.source) }
}
