import { amongMany } from '../text/patterns.ts'
import { singular } from '../text/tokens.ts'
import { bodies, oftenServed, otherBodies, partners } from '../words/people.ts'
import { isAgent, isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

/** `helped the lead set up`: what was helped with. */
export function isHelped(words: readonly Word[], { at, part }: Word): boolean {
  for (let back = at - 1; back >= 0 && words[back]?.part === part; back -= 1) {
    const { verb = null, form = null } = words[back] ?? {}
    if (verb && (form !== 'base' || words[back - 1]?.part !== part)) return /^(?:help|assist)$/.test(verb)
  }
  return false
}

const ofGroup = amongMany(bodies, otherBodies, partners, oftenServed)
const isSomebody = (lower: string) => lower === 'them' || ofGroup(lower) || isAgent(singular(lower))

/** `helped the owner prepare the accounts`: what those who were helped did. */
export function isDoneByHelped(words: readonly Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]]
  if (!word || !next || before?.verb !== null || before.part !== word.part || next.part !== word.part) return false
  return !isPreposition(next.lower) && !isAgent(word.lower) && isSomebody(before.lower) && isHelped(words, word)
}
