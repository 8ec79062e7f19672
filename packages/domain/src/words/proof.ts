import { wordSet } from './notation.ts'

// Words by which a line tells what came of the work.

/** They say so by themselves. */
export const resultWords = wordSet(`reduce increase win improve double triple halve exceed achieve boost shorten
  eliminate accelerate decrease surpass`)

/** Everyday deeds and things (`cut grass`, `saved replies`, `tail lift`), which tell a result beside a figure. */
export const resultWordsBesideFigures = wordSet(
  'save grow cut raise lower lift expand drop fall rise go bring finish launch award sell adopt generate earn',
)
