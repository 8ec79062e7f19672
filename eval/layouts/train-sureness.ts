import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { taught } from '@bespeak/domain/reading/heads/learnt.ts'
import { labelled } from '@bespeak/domain/reading/labels/label.ts'
import { networks as ofText } from '@bespeak/domain/reading/labels/text-weights.ts'
import { networks as ofPages } from '@bespeak/domain/reading/labels/weights.ts'
import { withLostLines } from '@bespeak/domain/reading/one-line.ts'
import { uncalledReading } from '@bespeak/domain/reading/read-labelled.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { seenFields } from '@bespeak/domain/reading/sureness/features.ts'
import { casesOf } from './cases.ts'
import { taughtForms } from './forms.ts'
import { fragmentsOfWords } from './fragments-of-words.ts'
import { printedIn } from './measure.ts'
import { type Lesson, learnt, lessonOf } from './network.ts'
import { weightsFile } from './pack.ts'
import type { FileTruth, Printed } from './printed.ts'
import { verdictsOf } from './verdicts.ts'

// Weights that tell how likely each field of a reading is right, from layouts that no other weights were made from: on
// those that they were, the reader is surer than it may be elsewhere.

const file = 'packages/domain/src/reading/sureness/weights.ts'
const plan = { hidden: 16, outputs: 2, rounds: 8, covered: 0.05 }

interface People {
  /** So many people, from this number on, also as text and DOCX. */
  count: number
  from: number
  seed: string
}

export async function trainSureness(folder: string, people: People, tell: (line: string) => void): Promise<string> {
  const lessons = printedIn(folder).flatMap((id) => {
    const printed = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Printed
    const fragments = [...fragmentsOfWords(printed).keys()]
    return lessonsOf(labelled(inColumns({ positioned: true, pages: printed.pages, fragments }), ofPages()), printed)
  })
  const pages = lessons.length
  for (const { source, truth } of await taughtForms(casesOf('composed', people.count, people.seed, people.from)))
    lessons.push(...lessonsOf(labelled(withLostLines(source), ofText()), truth))
  const sureness = learnt(lessons, { ...plan, inputs: inputsOf(lessons) }, tell)
  writeFileSync(file, weightsFile({ sureness }, 'train-sureness', '../labels/'))
  return `${pages} fields of pages, ${lessons.length - pages} of text`
}

function lessonsOf(source: SourceText, truth: FileTruth): Lesson[] {
  const { document } = uncalledReading(source, source.positioned ? taught : null)
  const verdicts = verdictsOf(document, truth)
  return seenFields(document, source).flatMap(({ key, seen }) => {
    const isRight = verdicts.get(key)
    return isRight === undefined ? [] : [lessonOf(seen, isRight ? 1 : 0, 0)]
  })
}

const inputsOf = (lessons: readonly Lesson[]) =>
  1 + lessons.reduce((most, { places }) => Math.max(most, places.at(-1) ?? 0), 0)
