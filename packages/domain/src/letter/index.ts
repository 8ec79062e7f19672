export { unsupportedIn } from './check.ts'
export {
  type Letter,
  type LetterOptions,
  type LetterSentence,
  type LetterStyle,
  letterStyles,
} from './letter.ts'
export { gather as letterGround } from './material.ts'
export { letterFrom, writeLetter } from './write.ts'
