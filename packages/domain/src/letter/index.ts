export { type LetterGround, letterGround } from './ground.ts'
export {
  type Letter,
  type LetterForm,
  type LetterOptions,
  type LetterProof,
  type LetterSentence,
  type LetterStyle,
  letterStyles,
} from './letter.ts'
export { letterFrom, writeLetter } from './write.ts'
