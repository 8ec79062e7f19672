import { readVerb } from '../language/verbs.ts'
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
  isAkin(verb, head) && readVerb(verb) !== null && others.every((it) => rest.some((word) => isAkin(word, it)))

/** The deeds of a line, each by its words: one opens the line, others follow a comma, `and` or a stop. */
const deedsIn = (line: string): string[][] =>
  line
    .split(/[;:.] |, (?:and )?(?=\p{Ll}+ed\b)| and (?=\p{Ll})/u)
    .map(words)
    .reduce<string[][]>((deeds, part) => {
      const last = deeds.at(-1)
      if (last && readVerb(part[0] ?? '') === null) last.push(...part)
      else deeds.push(part)
      return deeds
    }, [])
