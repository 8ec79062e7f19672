import type { Job, Requirement } from '../job/job.ts'
import { perThing } from '../text/remembered.ts'
import { formOf } from './nearness.ts'
import { isTabled, type Reading, rankOf, ranks, readingOf, type Word } from './sentence.ts'
import type { Placed } from './ties.ts'

/** A word of the advertisement, where it says what the work is or takes. */
export interface AdWord extends Placed {
  /** Null where only the duties have it. */
  requirement: Requirement | null
}

export interface AdWords {
  /** What is required first, then what is liked, then the duties. */
  words: AdWord[]
  /** Every word of these statements, by its form. */
  forms: ReadonlySet<string>
}

/** What is learnt or done; a paper, a language, a place or a trait is had or not. */
const isWork = new Set<Requirement['kind']>(['skill', 'experience', 'years'])

/** Every word that others may stand next to, in order of what it weighs. */
export const adWordsOf = perThing(({ requirements, responsibilities }: Job): AdWords => {
  const asked = requirements.filter(({ kind }) => isWork.has(kind))
  const requirementOf = new Map<string, Requirement | null>()
  const note = (words: string, requirement: Requirement | null) =>
    requirementOf.has(words) || requirementOf.set(words, requirement)
  for (const it of asked) if (it.importance === 'required') note(it.words, it)
  for (const it of asked) note(it.words, it)
  for (const { words } of responsibilities) note(words, null)
  const statements = [...requirementOf].map(([words, requirement]) => ({ reading: readingOf(words), requirement }))
  return {
    words: statements.flatMap(({ reading, requirement }) =>
      reading.words.filter((word) => mayBeTaken(reading, word)).map((word) => ({ word, reading, requirement })),
    ),
    forms: new Set(statements.flatMap(({ reading }) => reading.words.filter((it) => !it.isLight).map(formOf))),
  }
})

/** Not what tells of a rank: that is for the person alone to say. And a deed is told by a verb that does it. */
const mayBeTaken = (reading: Reading, word: Word) =>
  isPlain(reading, word) && isTabled(word) && (!word.verb || (isOfAnyRank(word) && isDone(word)))

const isDone = ({ form }: Word) => form === 'base' || form === 'third' || form === 'gerund'
export const isOfAnyRank = ({ verb }: Word) => verb !== null && rankOf(verb) === ranks.do

/** Whether some words say that the person led, or what part they had in it. */
export const tellsRank = (words: string): boolean =>
  readingOf(words).words.some((word) => word.verb !== null && !isOfAnyRank(word))

/** No name, no part of one, and nothing that is joined to another word or quoted. */
export function isPlain({ text, words, skills }: Reading, word: Word): boolean {
  const { from, to, at, sentence, isLight, digits } = word
  if (isLight || digits || !/^(?:\p{L}|\p{Lu}\p{Ll})\p{Ll}+$/u.test(word.text)) return false
  if (/^\p{Lu}/u.test(word.text) && words[at - 1]?.sentence === sentence) return false
  if (skills.some((skill) => skill.from < to && from < skill.to)) return false
  return !/[-/&@_“"'’.]$/.test(text.slice(0, from)) && !/^(?:[-/&@_”"'’]|\.\w)/.test(text.slice(to))
}
