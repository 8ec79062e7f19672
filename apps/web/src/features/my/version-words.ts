import type { LatestVersion } from './dashboard-query.ts'
import * as texts from './texts.tsx'

/** In the order in which they are told. */
const kinds = ['reworded', 'combined', 'added', 'moved'] as const

/** "7 reworded, 2 moved; 3 questions open": what tells two versions for one job apart. */
export function changeWords({ edits, gaps }: Pick<LatestVersion, 'edits' | 'gaps'>): string {
  const made = edits.filter(({ undone }) => !undone)
  const told = kinds
    .map((kind) => ({ kind, count: made.filter((edit) => edit.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${texts.changeKinds[kind]}`)
  const open = gaps.filter(({ answered }) => !answered).length
  return [
    told.length === 0 ? texts.nothingChanged : told.join(', '),
    ...(open > 0 ? [texts.questionsOpen(open)] : []),
  ].join('; ')
}
