import { readStatement } from '../language/statement.ts'
import { isStopWord, words } from '../language/words.ts'
import type { Source } from '../resume/sources.ts'
import type { Desk } from './desk.ts'
import { isDeed } from './shown.ts'

const mostSources = 3

/** The lines that tell of a deed in the words of a term: `Negotiated rates with 12 vendors`, vendor negotiation. */
export function tellersOf(term: string, desk: Desk): Source[] {
  const [head, ...others] = words(term)
    .filter((it) => !isStopWord(it))
    .reverse()
  if (head === undefined || others.length === 0) return []
  return desk.sources
    .filter((source) => isDeed(source) && deedsIn(source.text).some((deed) => tells(deed, head, others)))
    .filter(({ id }) => desk.isTrue(term, [id]))
    .slice(0, mostSources)
}

const isAkin = (one: string, other: string) => one.length > 2 && one.slice(0, 4) === other.slice(0, 4)

/** What was done to what: `managed the pipeline` tells nothing of the product that was demonstrated before. */
const tells = ([verb = '', ...rest]: string[], head: string, others: readonly string[]) =>
  isAkin(verb, head) && others.every((it) => rest.some((word) => isAkin(word, it)))

/** The deeds of a line, each by its verb and what belongs to it; what goes on beside one is a name as often. */
const deedsIn = (line: string): string[][] =>
  readStatement(line).clauses.flatMap(({ verb, objects, adjuncts }) =>
    verb && verb.tense !== 'ongoing'
      ? [[verb.word, ...objects, ...adjuncts.flatMap((it) => it.words)].map(({ lower }) => lower)]
      : [],
  )
