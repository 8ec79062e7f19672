import { readVerb, type VerbForm } from '../language/verbs.ts'
import { isStopWord } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { beforeVerb } from '../words/ats.ts'

const prefix = patternOf(beforeVerb)

export interface Opening {
  word: string
  /** What follows it. */
  rest: string
  /** The word itself, as it is written, where nobody knows the verb. */
  base: string
  form: VerbForm
}

/** The verb that a line opens with, perhaps after an adverb, a label or a second subject: `Pro bono: represented`. */
export function openingOf(text: string): Opening | null {
  const said = text.replace(/^[^\p{L}\d]*(?:[^:]{1,30}:\s+)?/u, '')
  const [first = '', second = ''] = said.split(/\s+/, 2)
  // `Supply` and `Apply` are no adverbs.
  const isAdverb = /ly$/.test(first) && readVerb(first) === null
  const word = (isAdverb ? second : first).replace(/[^\p{L}-]/gu, '')
  const rest = said.slice(said.indexOf(word) + word.length).trim()
  const read = readVerb(word) ?? readVerb(word.replace(prefix, ''))
  if (read) return { word, rest, ...read }
  return /\p{L}{3}(?:ed|ing)$/u.test(word) && !isStopWord(word.toLowerCase())
    ? { word, rest, base: word, form: /ed$/.test(word) ? 'past' : 'gerund' }
    : null
}
