import type { Reading } from '@bespeak/domain/reading/read.ts'
import { valuesOf } from '@bespeak/domain/reading/sureness/cut-values.ts'
import { sureFrom } from '@bespeak/domain/resume/document.ts'

/** What became of the numbers, e-mails and web addresses of a file, and how much of its text has no place. */
export interface Kept {
  values: number
  whole: number
  /** Cut or without a place, and shown as something to look at. */
  marked: number
  /** Neither whole nor marked. */
  silent: string[]
  unplaced: number
  letters: number
}

export function keptIn({ document, source }: Reading): Kept {
  const values = valuesOf(document, source).filter(({ is }) => is !== 'edge')
  const isMarked = ({ is, fields }: (typeof values)[number]) =>
    is === 'open' || fields.some((key) => (document.origins[key]?.confidence ?? 1) < sureFrom)
  const cut = values.filter(({ is }) => is !== 'whole')
  return {
    values: values.length,
    whole: values.length - cut.length,
    marked: cut.filter(isMarked).length,
    silent: cut.filter((it) => !isMarked(it)).map(({ text }) => text),
    unplaced: document.unplaced.reduce((sum, { text }) => sum + text.length, 0),
    letters: source.length,
  }
}

export function keptLine(all: readonly Kept[]): string {
  const sum = (count: (it: Kept) => number) => all.reduce((total, it) => total + count(it), 0)
  const silent = all.flatMap((it) => it.silent)
  const share = (
    (100 * sum((it) => it.unplaced)) /
    Math.max(
      1,
      sum((it) => it.letters),
    )
  ).toFixed(2)
  return (
    `Of ${sum((it) => it.values)} numbers, e-mails and web addresses ${sum((it) => it.whole)} are whole in a field, ` +
    `${sum((it) => it.marked)} are marked, ${silent.length} neither (${silent.slice(0, 8).join(', ')}); ` +
    `${share} % of the text has no place.`
  )
}
