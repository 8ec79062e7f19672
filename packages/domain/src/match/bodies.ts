import { isStopWord, stem, words } from '../language/words.ts'
import type { Source } from '../resume/sources.ts'
import { perText } from '../text/remembered.ts'
import { bodyTies, insideBodies, onTheWay } from '../words/match.ts'
import { formal } from './paper-names.ts'

// Some papers are asked by who gives them: `Registration with the HCPC`, `CIPP qualified`.

const initials = /\b\p{Lu}{3,7}\b/gu
/** `Chartered Institute of Payroll Professionals` */
const longName = new RegExp(`\\p{Lu}\\p{Ll}+(?:(?:,? (?:${insideBodies}))* \\p{Lu}\\p{Ll}+){2,}`, 'gu')

/** The bodies that a text names, by their initials. */
const bodiesIn = perText((text) => [
  ...(text.match(initials) ?? []),
  ...(text.match(longName) ?? []).map((name) => (name.match(/\p{Lu}/gu) ?? []).join('')),
])

const ties = bodyTies.map((words) => new RegExp(`\\b(?:${words})`, 'i'))

const towards = new RegExp(`\\bor (?:${onTheWay}) towards.*`)

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
