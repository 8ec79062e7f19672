import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { taught } from '@bespeak/domain/reading/heads/learnt.ts'
import { labelled } from '@bespeak/domain/reading/labels/label.ts'
import { networks as ofText } from '@bespeak/domain/reading/labels/text-weights.ts'
import { networks as ofPages } from '@bespeak/domain/reading/labels/weights.ts'
import { withLostLines } from '@bespeak/domain/reading/one-line.ts'
import { readTwice } from '@bespeak/domain/reading/read-labelled.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { seenFields } from '@bespeak/domain/reading/sureness/features.ts'
import { type FieldKind, readFields } from '@bespeak/domain/reading/sureness/read-fields.ts'
import { withDoubts } from '@bespeak/domain/reading/sureness/sureness.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Case } from './cases.ts'
import { ownForms, plainForm, taughtForms } from './forms.ts'
import { fragmentsOfWords } from './fragments-of-words.ts'
import type { FileTruth, Printed } from './printed.ts'
import { verdictsOf } from './verdicts.ts'

// What sureness is learnt from: the fields that were read of a file, a file a row, each with what is seen of it and
// whether it is right. Of layouts that no other weights were made from: on those that they were, the reader is surer
// than it may be elsewhere. Each person as a page of that layout, as a plain page, as text, as a Word document, and
// every fifth in one of our own templates.

export interface FieldsRow {
  id: string
  form: string
  fields: FieldRow[]
}

export interface FieldRow {
  kind: FieldKind
  isRight: boolean
  /** Not sure by law, whatever is seen of it. */
  isDoubt: boolean
  seen: number[]
}

interface Form {
  id: string
  form: string
  source: SourceText
  truth: FileTruth
}

/** From the pages in a folder that were laid out for these people, and the same people in other forms. */
export async function fieldRows(folder: string, cases: readonly Case[]): Promise<FieldsRow[]> {
  const own = await ownForms(cases.filter((_, at) => at % 5 === 0))
  const plain = plainLooks.flatMap((look, round) => cases.map((it, at) => plainForm(it, at + round, look)))
  const forms: Form[] = [...drawnIn(folder, cases), ...plain, ...own, ...(await taughtForms(cases))]
  return forms.map(({ id, form, source, truth }) => ({ id, form, fields: fieldsOf(toldOf(source), truth) }))
}

/** Plain pages are unlike one another in what the weights of labels are not sure of: each person has some. */
const plainLooks = ['plain', 'plain', 'plain 2', 'plain 3']

const drawnIn = (folder: string, cases: readonly Case[]): Form[] =>
  cases.flatMap(({ id }) => {
    const path = join(folder, `${id}.json`)
    if (!existsSync(path)) return []
    const truth = JSON.parse(readFileSync(path, 'utf8')) as Printed
    const source = { positioned: true, pages: truth.pages, fragments: [...fragmentsOfWords(truth).keys()] }
    return [{ id, form: 'page', truth, source: labelled(inColumns(source), ofPages()) }]
  })

const toldOf = (source: SourceText) => (source.positioned ? source : labelled(withLostLines(source), ofText()))

function fieldsOf(said: SourceText, truth: FileTruth): FieldRow[] {
  const { taken, ...readings } = readTwice(said, said.positioned ? taught : null)
  const { document, source } = taken
  const verdicts = verdictsOf(document, truth)
  const kinds = new Map(readFields(document).map(({ key, kind }) => [key, kind]))
  const doubted = withDoubts(certain(document), source)
  return seenFields(document, said, readings).flatMap(({ key, seen }) => {
    const [isRight, kind] = [verdicts.get(key), kinds.get(key)]
    if (isRight === undefined || !kind) return []
    return [{ kind, isRight, isDoubt: (doubted[key]?.confidence ?? 1) < 1, seen: seen.map(rounded) }]
  })
}

const certain = (document: ResumeDocument): ResumeDocument => ({
  ...document,
  origins: Object.fromEntries(
    Object.entries(document.origins).map(([key, origin]) => [key, { ...origin, confidence: 1 }]),
  ),
})

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
