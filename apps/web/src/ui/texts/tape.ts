export const youBring = 'What you bring'
export const pageShows = 'What the page shows'
export const outOf = 'of 100'
export const becomes = 'to'
export const targetFromTo = (from: number, to: number) => `Target ${from}–${to}`
export const ifYes = 'If you say yes'
export const before = 'Before'

export type TapeNumbers = {
  name: string
  score: number
  before: number | undefined
  ceiling: number | undefined
  target: readonly [number, number] | undefined
}

/** "What you bring: 78 of 100, before 64, 84 if you say yes, target 75 to 90" */
export const tapeInWords = ({ name, score, before, ceiling, target }: TapeNumbers): string =>
  [
    `${name}: ${score} of 100`,
    before !== undefined && `before ${before}`,
    ceiling !== undefined && `${ceiling} if you say yes`,
    target !== undefined && `target ${target[0]} to ${target[1]}`,
  ]
    .filter(Boolean)
    .join(', ')
