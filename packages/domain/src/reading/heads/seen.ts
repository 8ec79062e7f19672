import type { Head } from '../pieces.ts'
import { type HeadPiece, piecesOf } from './pieces.ts'
import { type Opinion, opinionsOnStudies } from './study-rules.ts'
import { opinionsOnJobs } from './work-rules.ts'

/** The heads of one section: its entries are written alike. */
export interface Seen {
  head: Head
  pieces: HeadPiece[]
  /** What is more than a head has to say. */
  more: HeadPiece[]
  opinion: Opinion
}

/** So many pieces are looked at in a head. */
const mostPieces = 60

export function seenIn(heads: readonly Head[], isStudy: boolean): Seen[] {
  const opinions = isStudy ? opinionsOnStudies(heads) : opinionsOnJobs(heads)
  return heads.map((head, at) => {
    const all = piecesOf(head)
    return { head, pieces: all.slice(0, mostPieces), more: all.slice(mostPieces), opinion: opinions[at] ?? {} }
  })
}
