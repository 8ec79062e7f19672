import { among } from '../text/patterns.ts'
import { idleVerbs } from '../words/verb-classes.ts'
import { readVerb } from './verbs.ts'

/** Begins what a deed is done to: before it, a word that may be a thing is a verb. */
export const beforeObject =
  '(?= (?:the|an?|all|each|every|our|my|them|it|up|out|\\p{N}+(?= \\p{Ll})|one|two|three|four|five|six|seven|eight|nine|ten)\\b)'

const opening = new RegExp(`^[^\\p{L}\\p{N}_]*(\\p{L}+)(?:,? (?:and|or) \\p{Ll}+)?${beforeObject}`, 'u')

/** `Fix punctures and swap the brakes`: what is joined to it is a deed. */
const joined = new RegExp(`^[^\\p{L}\\p{N}_]*(\\p{L}+) [^,;]{1,40} and (\\p{Ll}+)${beforeObject}`, 'u')

const idle = among(idleVerbs)

const isDeed = (word = '') => {
  const verb = readVerb(word.toLowerCase())
  return verb?.form === 'base' && !idle(verb.base)
}

/** Told without a subject, as one tells what one does: `Type 70 words a minute`. */
export function isBareDeed(text: string): boolean {
  const [, first, second] = joined.exec(text) ?? []
  return isDeed(opening.exec(text)?.[1]) || (isDeed(first) && isDeed(second))
}
