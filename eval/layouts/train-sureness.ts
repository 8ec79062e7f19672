import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf, type Network, scoresOf } from '@bespeak/domain/reading/labels/network.ts'
import { sureFrom } from '@bespeak/domain/resume/document.ts'
import { type CalledField, calibrationTable, questionsIn } from './calibration.ts'
import type { FieldRow, FieldsRow } from './field-rows.ts'
import { groupsOf } from './groups.ts'
import { learnt, lessonOf } from './network.ts'
import { inGrains, weightsFile } from './pack.ts'

// Weights that tell how likely each field of a reading is right. A fifth of the people teach nothing: by them it is told
// what is right from each chance on, and from which on a field is called sure.

const file = 'packages/domain/src/reading/sureness/weights.ts'
const plan = { hidden: 32, outputs: 2, rounds: 8, covered: 0 }
const grains = { steps: 10, least: 0.5 }
/** Of what is called sure, so much is to be right. */
const wanted = 0.99

/** From OUT/fields.jsonl. */
export function trainSureness(out: string, tell: (line: string) => void): string {
  const files = readFileSync(join(out, 'fields.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FieldsRow)
  const people = [...new Set(files.map(({ id }) => id))]
  const heldPeople = new Set(people.filter((_, at) => at % 5 === 4))
  const lessons = files
    .filter(({ id }) => !heldPeople.has(id))
    .flatMap(({ fields }) => fields.map(({ seen, isRight }) => lessonOf(seen, isRight ? 1 : 0, 0)))
  const inputs = files.find(({ fields }) => fields.length > 0)?.fields[0]?.seen.length ?? 0
  const sureness = inGrains(learnt(lessons, { ...plan, inputs }, tell), lessons, grains)
  writeFileSync(file, weightsFile({ sureness }, 'train-sureness', '../labels/'))
  const held = files
    .filter(({ id }) => heldPeople.has(id))
    .map(({ form, fields }) => ({ form, called: fields.map((it) => calledBy(sureness, it)) }))
  const called = held.flatMap((it) => it.called)
  tell(calibrationTable(called))
  tell(borders.map((border) => borderLine(`from ${border.toFixed(2)}`, border, held)).join('\n'))
  const border = borders.find((it) => rightFrom(it, called) >= wanted) ?? 1
  for (const [form, own] of groupsOf(held, (it) => it.form)) tell(borderLine(form, sureFrom, own))
  return `${lessons.length} fields taught, ${called.length} held; ${100 * wanted} % are right from ${border} on`
}

function calledBy(network: Network, { kind, isRight, isDoubt, seen }: FieldRow): CalledField {
  const [, right = 0] = chancesOf(scoresOf(network, seen), 0, 2)
  return { kind, chance: isDoubt ? 0 : right, isRight }
}

const borders = Array.from({ length: 50 }, (_, at) => (50 + at) / 100)

interface Held {
  called: CalledField[]
}

function rightFrom(border: number, called: readonly CalledField[]): number {
  const sure = called.filter(({ chance }) => chance >= border)
  return sure.filter(({ isRight }) => isRight).length / Math.max(1, sure.length)
}

/** What is sure from a chance on, how much of it is right, and how many questions a file asks in the median. */
function borderLine(name: string, border: number, held: readonly Held[]): string {
  const called = held.flatMap((it) => it.called)
  const sure = called.filter(({ chance }) => chance >= border).length / Math.max(1, called.length)
  const asked = held
    .map((it) => questionsIn(it.called.map(({ kind, chance }) => ({ kind, isOpen: chance < border }))))
    .sort((a, b) => a - b)
  const shares = [sure, rightFrom(border, called)].map((it) => `${(100 * it).toFixed(1)} %`)
  return `${name}: ${shares[0]} sure, ${shares[1]} of it right, ${asked[Math.floor(asked.length / 2)] ?? 0} questions`
}
