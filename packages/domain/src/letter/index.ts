export { unsupportedIn } from './check.ts'
export {
  type Letter,
  type LetterChoices,
  type LetterLine,
  type LetterOptions,
  type LetterParagraph,
  type LetterSentence,
  type LetterStyle,
  letterStyles,
} from './letter.ts'
export { writeLetter, writeLetters } from './write.ts'
