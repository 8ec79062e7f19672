export const yourMatch = 'Your match'
export const goodFromTo = (from: number, to: number) => `Good ${from}–${to}`
export const upTo = 'Up to'
export const before = 'Before'

export type TapeNumbers = {
  name: string
  score: number
  before: number | undefined
  ceiling: number | undefined
  target: readonly [number, number] | undefined
}

/** "Your match: 78 of 100, before 64, up to 84, good from 65, strong from 80" */
export const tapeInWords = ({ name, score, before, ceiling, target }: TapeNumbers): string =>
  [
    `${name}: ${score} of 100`,
    before !== undefined && `before ${before}`,
    ceiling !== undefined && `up to ${ceiling}`,
    target !== undefined && `good from ${target[0]}, strong from ${target[1]}`,
  ]
    .filter(Boolean)
    .join(', ')
