import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '@bespeak/documents/read-file.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { plain } from '@bespeak/domain/resume/json-resume.ts'
import { EXACT, scoreDocument } from '../score.mjs'
import { type CalledField, calledFields, doubtsIn } from './calibration.ts'
import { inTrueOrder, withTrueLabels } from './ceilings.ts'
import { type Kept, keptIn } from './kept-values.ts'
import { type LabelledFragment, labelled } from './labelled.ts'
import { mechanismsOf } from './mechanisms.ts'
import type { FileTruth, Printed } from './printed.ts'
import { rebuilt } from './rebuilt.ts'

/** Right and all, by what is counted. */
export type Counts = Record<'fields' | 'bullets' | 'whole' | 'skills', [number, number]>

/** How the reader does, how it would with the true order, with true labels as well, and with every field cut where it is. */
export const runs = ['real', 'order', 'labels', 'text'] as const
export type Run = (typeof runs)[number]

export interface Measured {
  program: string
  counts: Record<Run, Counts>
  mechanisms: string[]
  mixed: number
  fragments: number
  called: CalledField[]
  doubts: number
  kept: Kept
  positioned: boolean
}

export async function measureFile(folder: string, id: string): Promise<Measured> {
  const printed = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Printed
  const read = await readFile(new Uint8Array(readFileSync(join(folder, `${id}.pdf`))))
  if (!read.ok) throw new Error(`${id}: ${read.message}`)
  return measured(printed.program, printed, read.source, labelled(read.source, printed))
}

/** Where no line is known, no ceiling is either: all runs are the real one. */
export function measured(
  program: string,
  truth: FileTruth,
  source: SourceText,
  all: readonly LabelledFragment[] | null,
): Measured {
  const score = (got: object) => scoreDocument(truth.person, got, truth.hidden, truth.precision)
  const read = (from: SourceText) => score(plain(readSource(from).document))
  const reading = readSource(source)
  const real = score(plain(reading.document))
  const order = all ? read(inTrueOrder(truth, all)) : real
  const labels = all ? read(withTrueLabels(truth, all)) : real
  const text = all ? score(rebuilt(truth, all)) : real
  return {
    program,
    counts: {
      real: countsOf(real.out),
      order: countsOf(order.out),
      labels: countsOf(labels.out),
      text: countsOf(text.out),
    },
    mechanisms: mechanismsOf(truth.person, {
      real: real.misses,
      order: order.misses,
      labels: labels.misses,
      text: text.misses,
    }),
    mixed: (all ?? []).filter(({ isMixed }) => isMixed).length,
    fragments: source.fragments.length,
    called: calledFields(reading.document, truth),
    doubts: doubtsIn(reading.document),
    kept: keptIn(reading),
    positioned: source.positioned,
  }
}

function countsOf(out: Record<string, [number, number]>): Counts {
  const sum = (names: readonly string[]): [number, number] =>
    names.reduce<[number, number]>(([a, b], name) => [a + (out[name]?.[0] ?? 0), b + (out[name]?.[1] ?? 0)], [0, 0])
  return {
    fields: sum(EXACT),
    bullets: sum(['highlights text recall']),
    whole: sum(['highlights kept whole']),
    skills: sum(['skills recall']),
  }
}

export const printedIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
