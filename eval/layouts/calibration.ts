import { type FieldKind, fieldKinds, readFields } from '@bespeak/domain/reading/sureness/read-fields.ts'
import { type ResumeDocument, sureFrom } from '@bespeak/domain/resume/document.ts'
import { groupsOf } from './groups.ts'
import type { FileTruth } from './printed.ts'
import { verdictsOf } from './verdicts.ts'

/** A field that was read, how likely it was called right, and whether it is. */
export interface CalledField {
  kind: FieldKind
  chance: number
  isRight: boolean
}

export function calledFields(document: ResumeDocument, truth: FileTruth): CalledField[] {
  const verdicts = verdictsOf(document, truth)
  return readFields(document).flatMap(({ key, kind }) => {
    const isRight = verdicts.get(key)
    const chance = document.origins[key]?.confidence
    return isRight === undefined || chance === undefined ? [] : [{ kind, chance, isRight }]
  })
}

/** Which fields are looked at together: of a kind of which there are many, and two that stand side by side. */
const inRows = new Set<FieldKind>(['bullet', 'work text', 'study text', 'skill', 'item text', 'summary', 'other text'])
const pairs: Partial<Record<FieldKind, FieldKind>> = { employer: 'post', school: 'degree', item: 'giver' }

/** How many questions a person is asked about the fields of a reading, in their order. */
export function questionsIn(fields: readonly { kind: FieldKind; isOpen: boolean }[]): number {
  let [questions, before]: [number, FieldKind | null] = [0, null]
  for (const { kind, isOpen } of fields) {
    const isAsked = before !== null && (pairs[before] === kind || (before === kind && inRows.has(kind)))
    if (isOpen && !isAsked) questions += 1
    before = isOpen ? kind : null
  }
  return questions
}

export const doubtsIn = (document: ResumeDocument): number =>
  questionsIn(
    readFields(document).map(({ key, kind }) => ({
      kind,
      isOpen: (document.origins[key]?.confidence ?? 1) < sureFrom,
    })),
  )

const isSure = ({ chance }: CalledField) => chance >= sureFrom

/** `sure` and `to check`: how many, and how many of them are right; by kind of field, and by chance. */
export function calibrationTable(all: readonly CalledField[]): string {
  const byKind = groupsOf(all, ({ kind }) => kind)
  return [
    `What is called sure (from ${sureFrom} on), and how much of it is right:`,
    `${'field'.padEnd(16)}${'read'.padStart(7)}${'sure'.padStart(9)}${'right'.padStart(9)}${'to check'.padStart(11)}${'right'.padStart(9)}`,
    ...fieldKinds.flatMap((kind) => (byKind.has(kind) ? [row(kind, byKind.get(kind) ?? [])] : [])),
    row('ALL', all),
    '',
    `${'chance'.padEnd(16)}${'read'.padStart(7)}${'meant'.padStart(9)}${'right'.padStart(9)}`,
    ...bins.flatMap((from, at) => bin(all, from, bins[at + 1] ?? 2)),
  ].join('\n')
}

function row(name: string, all: readonly CalledField[]): string {
  const sure = all.filter(isSure)
  const open = all.filter((it) => !isSure(it))
  return [
    name.padEnd(16),
    String(all.length).padStart(7),
    share(sure.length, all.length).padStart(9),
    rightOf(sure).padStart(9),
    String(open.length).padStart(11),
    rightOf(open).padStart(9),
  ].join('')
}

const bins = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99]

function bin(all: readonly CalledField[], from: number, to: number): string[] {
  const own = all.filter(({ chance }) => chance >= from && chance < to)
  if (own.length === 0) return []
  const meant = own.reduce((sum, { chance }) => sum + chance, 0)
  const name = to > 1 ? `from ${from}` : `${from} to ${to}`
  return [
    name.padEnd(16) + String(own.length).padStart(7) + share(meant, own.length).padStart(9) + rightOf(own).padStart(9),
  ]
}

const rightOf = (own: readonly CalledField[]) => share(own.filter(({ isRight }) => isRight).length, own.length)
const share = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
