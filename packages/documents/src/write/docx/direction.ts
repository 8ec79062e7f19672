const rightToLeft = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]'
const isRight = new RegExp(rightToLeft, 'u')
const otherLetter = `(?:(?!${rightToLeft})\\p{L})`
const firstLetter = /\p{L}/u

// From the first letter of a writing to the last before a letter of the other; signs at the edges follow the paragraph.
const rightStretch = new RegExp(
  `(${rightToLeft}(?:(?:(?!${otherLetter})[^\\n])*[\\p{M}\\d${rightToLeft.slice(1, -1)}])?)`,
  'u',
)
const leftStretch = new RegExp(
  `(${otherLetter}(?:(?:(?!${rightToLeft})[^\\n])*[\\p{L}\\p{M}\\d](?<!${rightToLeft}))?)`,
  'u',
)

/** Whether a paragraph runs from right to left: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const letter = firstLetter.exec(text)?.[0]
  return letter !== undefined && isRight.test(letter)
}

export interface Stretch {
  text: string
  right: boolean
}

/** A text by the direction of its parts, which Word wants to be told. */
export function stretchesOf(text: string, inRight: boolean): Stretch[] {
  if (!inRight && !isRight.test(text)) return [{ text, right: false }]
  return text
    .split(inRight ? leftStretch : rightStretch)
    .map((part, index) => ({ text: part, right: inRight === (index % 2 === 0) }))
    .filter((stretch) => stretch.text !== '')
}
