import { readVerb } from '../english/verbs.ts'
import { isStopWord, words } from '../english/words.ts'
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
    .filter((source) => isDeed(source) && hasDone(head, source.text) && others.every((it) => hasWord(it, source.text)))
    .filter(({ id }) => desk.isTrue(term, [id]))
    .slice(0, mostSources)
}

const isAkin = (one: string, other: string) => one.length > 2 && one.slice(0, 4) === other.slice(0, 4)

const hasWord = (word: string, line: string) => words(line).some((it) => isAkin(it, word))

/** As a deed of the person's: it opens the line, or follows another one. */
const hasDone = (word: string, line: string) =>
  [...line.matchAll(/(?:^|, |\band )(?:and )?(\p{L}+)/gu)].some(
    ([, verb = '']) => isAkin(verb.toLowerCase(), word) && readVerb(verb.toLowerCase()) !== null,
  )
