import { perText } from '../language/remembered.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import type { Source } from '../resume/sources.ts'
import { formal } from './paper-names.ts'

// Some papers are asked by who gives them: `Registration with the HCPC`, `CIPP qualified`.

const initials = /\b\p{Lu}{3,7}\b/gu
/** `Chartered Institute of Payroll Professionals` */
const longName = /\p{Lu}\p{Ll}+(?:(?:,? (?:and|for|of|the|in|&))* \p{Lu}\p{Ll}+){2,}/gu

/** The bodies that a text names, by their initials. */
const bodiesIn = perText((text) => [
  ...(text.match(initials) ?? []),
  ...(text.match(longName) ?? []).map((name) => (name.match(/\p{Lu}/gu) ?? []).join('')),
])

/** What a body does with its people: whoever sat a course of its own is not on its register. */
const ties = [/\bregist/i, /\b(?:member|fellow|associate)/i, /\bcharter/i, /\blicen[cs]/i]

const towards = /\bor (?:working|studying|progress) towards.*/

/** M47: what is asked by the body that gives it is shown by a paper of that body, of the same kind and with all that is asked beside it. */
export function isOfBody(
  asked: string,
  { kind, quotes: [title = '', giver = ''], text }: Source,
  job: string,
): boolean {
  if (kind !== 'item') return false
  const givers = bodiesIn(giver)
  const body = bodiesIn(asked).find((it) => givers.includes(it))
  if (body === undefined) return false
  const tie = ties.find((it) => it.test(asked))
  if (tie && !tie.test(title)) return false
  const said = new Set(words(`${text} ${job}`).map(stem))
  return words(asked.replaceAll(longName, ' ').replace(towards, '')).every(
    (word) => word.toUpperCase() === body || isStopWord(word) || formal.test(stem(word)) || said.has(stem(word)),
  )
}
