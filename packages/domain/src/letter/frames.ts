import { hashOf } from '../language/hash.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { patternOf } from '../text/patterns.ts'
import { wordsIn } from '../text/spans.ts'
import { upTo } from '../text/split.ts'
import { letterWords } from '../words/letter.ts'
import type { LetterSentence } from './letter.ts'
import { type Addressee, positionOf } from './names.ts'
import { cleaned } from './statements.ts'
import { frames, greetings, type Register, signOffs } from './texts.ts'

// [LT1] Sentences of ours: a frame, with names and titles in its places.

export function filled(frame: string, places: Readonly<Record<string, string>> = {}): LetterSentence {
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  return { text, sources: [], job: [] }
}

/** [LT3] The same letter has the same frame; `turn` counts through the others. */
const oneOf = (all: readonly string[], seed: string, turn: number): string =>
  all[(hashOf(seed) + turn) % all.length] ?? ''

export const openingOf = (register: Register, { role, at }: Addressee, seed: string, turn: number): LetterSentence =>
  filled(oneOf(frames[register].openings, `opening\n${seed}`, turn), { position: positionOf(role), at })

export const closingOf = (register: Register, seed: string, turn: number): LetterSentence =>
  filled(oneOf(frames[register].closings, `closing\n${seed}`, turn))

const greets = patternOf(letterWords.greets)
const longestTeam = 4

/** [LT11] Addressed to whom the person named; else to the team. */
export function salutationFor(recipient: string | undefined, { company, at }: Addressee, register: Register): string {
  const name = recipientName(recipient)
  if (name) return greets.test(name) ? `${name},` : `Dear ${name},`
  const team = withoutLegalForm(company)
  const isTeam = register === 'plain' && at !== '' && wordsIn(team).length <= longestTeam
  return isTeam ? `Dear ${team} team,` : greetings[register]
}

/** `Sarah Whitlock, Head of Nursing` is greeted by her name. */
const recipientName = (recipient = ''): string => upTo(cleaned(recipient).slice(0, 80), /[,:]|\.$/)

export function signOffFor(register: Register, isBritish: boolean, recipient: string | undefined): string {
  const { american, british, britishUnnamed } = signOffs[register]
  if (!isBritish) return american
  return recipientName(recipient) === '' ? britishUnnamed : british
}
