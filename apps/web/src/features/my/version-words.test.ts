import { expect, it } from 'vitest'
import { latest } from './testing/dashboard.ts'
import { changeWords } from './version-words.ts'

const edit = (kind: string, undone = false) => ({ kind, undone })

it.each([
  ['nothing changed', [edit('moved', true)], [{ answered: true }]],
  ['2 reworded, 1 moved', [edit('moved'), edit('reworded'), edit('reworded'), edit('added', true)], []],
  ['1 added; 2 questions open', [edit('added')], [{ answered: false }, { answered: false }]],
])('%s', (words, edits, gaps) => {
  expect(changeWords(latest({ edits, gaps }))).toBe(words)
})
