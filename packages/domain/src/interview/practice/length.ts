import type { QuestionKind } from '../types.ts'

/** From and to when an answer is long enough and no longer, and the end of the scale, in seconds. */
export interface GoodLength {
  from: number
  to: number
  most: number
}

const story: GoodLength = { from: 90, to: 150, most: 180 }
const short: GoodLength = { from: 30, to: 90, most: 120 }

const byKind: Record<QuestionKind, GoodLength> = {
  behavioural: story,
  technical: story,
  situational: story,
  motivation: story,
  gap: short,
  defend: short,
}

export const goodLength = (kind: QuestionKind): GoodLength => byKind[kind]

export type Length = 'short' | 'good' | 'long'

/** Said slowly, and at an easy pace, in words a minute. */
const [slow, easy] = [100, 120]

/** A typed answer is as long as it would take to say it: nobody types as fast as they speak. */
export function lengthOf(words: number, { from, to }: GoodLength): Length {
  if (words * 60 < from * slow) return 'short'
  return words * 60 > to * easy ? 'long' : 'good'
}
