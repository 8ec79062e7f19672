import { readVerb } from '../../language/verbs.ts'

/** A line told with its parts tied otherwise, so that it says what the person did not write. */
export interface ReTied {
  how: 'object dropped' | 'objects swapped' | 'verbs swapped'
  source: string
  text: string
}

const phrase = String.raw`(?:(?!(?:an?|the|for|with|at|under|on|in|from|to|about|by|of|and|into|through|across|over|per|a day|while|using|including|as|that|which|who|after|during|it|them|up|once|until|roughly|about|insured|one|third|half|twice)\b)[\p{L}'’-]+ ?){1,4}`
const determiner = String.raw`(?:(?:the|an?|our|its|their|two|three|four|five|six|\d+) )?`
const tied = new RegExp(
  `^(\\p{Lu}\\p{L}+) (${determiner}${phrase})(?<= )(for|with|at|under|on|from|to|about|by) (${determiner}${phrase})(?= |[.,;]|$)`,
  'u',
)
const joined = new RegExp(
  `^(\\p{Lu}\\p{L}+) (${determiner}${phrase})and (\\p{L}+) (${determiner}${phrase})(?= |[.,;]|$)`,
  'u',
)

const isDeed = (word: string) =>
  readVerb(word.toLowerCase())?.form === 'past' &&
  !/^(?:worked|served|led|moved|set|went|was|used|took|helped|assisted|supported|observed)$/i.test(word)
const isTime =
  /^(?:\d|an? (?:day|week|month|year|shift)|the (?:day|week)|year|time|hand|(?:\p{L}+ )?(?:day|week|month|year)s\b|\p{Lu}\p{L}+ \d)/u

/** Every way in which a line can be tied otherwise. */
export function reTied(source: string): ReTied[] {
  const [, verb = '', object = '', link = '', other = ''] = tied.exec(source) ?? []
  const found: ReTied[] = []
  if (isDeed(verb) && !isTime.test(other)) {
    found.push({ how: 'object dropped', source, text: `${verb} ${other.trim()}.` })
    found.push({ how: 'objects swapped', source, text: `${verb} ${other.trim()} ${link} ${object.trim()}.` })
  }
  const [, first = '', one = '', second = '', two = ''] = joined.exec(source) ?? []
  if (isDeed(first) && isDeed(second))
    found.push({ how: 'verbs swapped', source, text: `${first} ${two.trim()} and ${second} ${one.trim()}.` })
  return found
}
