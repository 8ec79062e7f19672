import { deedOf, groupsOf, groupsOfNoun } from '../language/synonyms.ts'
import { readVerb } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { stem } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { singular } from '../text/tokens.ts'
import { letterWords } from '../words/letter.ts'

// What a duty is done to: `payrolls` of `manage the weekly and monthly payrolls`.

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []

const joins = /^(?:and|or)$/
/** Behind these the last word may say how something is: `keep waste low`. */
const makesSo = patternOf(letterWords.makesSo, '')

/** The deeds of a duty, each with what it is done to: `order stems from growers`, `keep waste low`. */
function deedsOf(duty: string): string[][] {
  const deeds: string[][] = []
  const words = wordsIn(duty)
  for (const [at, word] of words.entries()) {
    const isDeed = at === 0 || (joins.test(words[at - 1] ?? '') && isBareVerb(word) && at < words.length - 1)
    if (isDeed) deeds.push([word])
    else deeds.at(-1)?.push(word)
  }
  return deeds
}

const isBareVerb = (word: string) => readVerb(word)?.form === 'base'

/** The last word before a link, or before an `and` among the things. */
function headsOf([verb = '', ...words]: string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && isPreposition(word))
  const object = end < 0 ? words : words.slice(0, end)
  if (makesSo.test(verb)) return object
  return object.filter((word, at) => {
    const next = object[at + 1]
    return !joins.test(word) && (next === undefined || joins.test(next))
  })
}

/** A word and all that says much the same. */
function meaningsOf(word: string): string[] {
  const one = singular(word)
  const verb = readVerb(word)?.base ?? deedOf(one)
  return [stem(one), ...groupsOfNoun(one), ...(verb === undefined ? [] : [stem(verb), ...groupsOf(verb)])]
}

const anyWork = patternOf(letterWords.anyWork, '')

/** Whether a line is about what the duty is done to, or tells the deed itself where that says what the work is. */
export function isAboutDuty(duty: string, line: string): boolean {
  const told = new Set(wordsIn(line).flatMap(meaningsOf))
  const deeds = deedsOf(duty)
  const verbs = deeds.flatMap(([verb = '']) => (anyWork.test(readVerb(verb)?.base ?? verb) ? [] : [verb]))
  return [...verbs, ...deeds.flatMap(headsOf)].some((head) => meaningsOf(head).some((it) => told.has(it)))
}
