import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '@bespeak/documents/read-file.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import { plain } from '@bespeak/domain/resume/json-resume.ts'
import { here } from './data.ts'
import { caseOf, drawCase } from './layouts/cases.ts'
import { type Kept, keptIn } from './layouts/kept-values.ts'
import { truthOfSheet } from './layouts/printed.ts'
import { programs } from './layouts/programs/index.ts'
import { EXACT, scoreDocument } from './score.mjs'
import { type Figures, faultsOf } from './scorer.ts'

/** The kept files, one of each program that is for measuring. */
export async function readingKept(): Promise<Figures> {
  const counts = { right: 0, all: 0 }
  const kept: Kept[] = []
  for (const program of programs.filter(({ use }) => use === 'measured')) {
    const drawn = caseOf(program, 0, '1')
    const read = await readFile(new Uint8Array(readFileSync(join(here, 'layouts/kept', `${drawn.id}.pdf`))))
    if (!read.ok) throw new Error(`${drawn.id}: ${read.message}`)
    const reading = readSource(read.source)
    const truth = truthOfSheet(drawn.person, drawCase(drawn).sheet)
    const { out } = scoreDocument(truth.person, plain(reading.document), truth.hidden, truth.precision)
    for (const field of EXACT) {
      counts.right += out[field]?.[0] ?? 0
      counts.all += out[field]?.[1] ?? 0
    }
    kept.push(keptIn(reading))
  }
  const sum = (count: (it: Kept) => number) => kept.reduce((total, it) => total + count(it), 0)
  return {
    files: kept.length,
    'exact fields': (100 * counts.right) / counts.all,
    'numbers and addresses lost in silence': faultsOf(
      'lost in silence',
      kept.flatMap(({ silent }) => silent),
    ),
    'text without a place, %': (100 * sum(({ unplaced }) => unplaced)) / sum(({ letters }) => letters),
  }
}
