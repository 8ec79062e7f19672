import type { Figures } from './scorer.ts'
import { engineSources, isTable, linesIn, patternsIn, wordListsIn } from './sources.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0)

/** How large the engine is, without tests and the tables of words: at most 18,500 lines and 700 patterns are wanted. */
export function size(): Figures {
  const sources = engineSources()
  const linesOf = (wanted: boolean) =>
    sum(sources.filter(({ tree }) => isTable(tree) === wanted).map(({ tree }) => linesIn(tree)))
  return {
    'lines of code': linesOf(false),
    'lines of tables': linesOf(true),
    patterns: sum(sources.map(({ tree }) => patternsIn(tree))),
    'lists of words outside words/': sum(sources.map(({ tree }) => wordListsIn(tree).length)),
  }
}
