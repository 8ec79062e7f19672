import { wordSet } from './notation.ts'

// Words by which a line proves something.

/** Something became better or was reached: the line says what came of the work. */
export const resultWords =
  wordSet(`reduce increase save win cut grow improve raise lower double triple halve exceed achieve boost shorten
  lift generate earn eliminate accelerate expand decrease drop fall rise go finish launch award`)
