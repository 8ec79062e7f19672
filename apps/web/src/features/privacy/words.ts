import { inOneSentence } from '../../lib/in-one-sentence.ts'
import type { Held } from '../../lib/privacy.ts'
import * as texts from './texts.tsx'

type Name = keyof typeof texts.names

const names = Object.keys(texts.names) as Name[]

const nameOf = (name: Name, count: number) => texts.names[name][count === 1 ? 0 : 1]

function wordsOf(name: Name, held: Held): string {
  const words = nameOf(name, held[name])
  if (name === 'resumes') return texts.withVersions(words, held.versions)
  return name === 'files' ? texts.encrypted(words) : words
}

/** Each thing that is held, with its figure and the words beside it. */
export const counted = (held: Held) => names.map((name) => ({ name, count: held[name], words: wordsOf(name, held) }))

/** "2 resumes, 1 original file and your profile": what goes with an account. */
export const sumOf = (held: Held): string =>
  inOneSentence([
    ...names.filter((name) => held[name] > 0).map((name) => `${held[name]} ${nameOf(name, held[name])}`),
    texts.yourProfile,
  ])
