import { patternOf } from '../../text/patterns.ts'
import { letterWords } from '../../words/letter.ts'

const wantsThe = patternOf(letterWords.wantsThe, 'u')

/** `the Superior Court`, `the University of Leeds`. */
export const withThe = (name: string): string =>
  wantsThe.test(name) && !/^the | Trust$/i.test(name) ? `the ${name}` : name
