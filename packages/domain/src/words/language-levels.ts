import { wordSet } from './notation.ts'

/** Say how well, beside the name of a language. */
export const levelWords = wordSet(
  'native speaker speakers fluent fluently fluency bilingual trilingual level professional proficiency working conversational advanced intermediate basic elementary a1 a2 b1 b2 c1 c2 language languages speak speaks speaking mother tongue good very upper proficient business full limited command',
)
