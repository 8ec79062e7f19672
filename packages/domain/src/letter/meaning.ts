import type { Ad } from './ad.ts'
import { type Choice, chosenAmong } from './choice.ts'
import { draft, openingOf, type Piece, say } from './draft.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { employerName } from './names.ts'
import { answersTo, involved, type Need, thingOf, wordsOf } from './needs.ts'
import type { Proof } from './proofs.ts'
import { begun, type Said } from './said.ts'
import { type Names, namesOf, type Wordings } from './wishes.ts'

// What the proofs would mean for the reader: never a promise, only to what end the person would use them.

const toDo: Record<LetterStyle, (words: Piece) => Wordings> = {
  professional: (words) => [
    say`For you, I would draw on this to ${words}`,
    say`That is the experience I would use to ${words}`,
    say`I would put this to work for you and ${words}`,
    say`I would use what I learned there to ${words}`,
  ],
  warm: (words) => [
    say`I would gladly use this to ${words} with you`,
    say`I would be happy to draw on this to ${words}`,
    say`With this behind me, I would be glad to ${words} for you`,
  ],
  concise: (words) => [
    say`I would use this to ${words}`,
    say`I would build on this to ${words}`,
    say`This is what I would draw on to ${words}`,
  ],
  enthusiastic: (words) => [
    say`I would love to put this to work for you and ${words}`,
    say`I would love to build on this to ${words}`,
    say`With this behind me, I would love to ${words}`,
  ],
}

const toMeet: Record<LetterStyle, (need: Need) => Wordings> = {
  professional: (need) => [
    say`That is what I would bring to ${thingOf(need)}`,
    say`Where ${involved(need)}, I would build on this`,
    say`When it comes to ${thingOf(need)}, this is what I would draw on`,
    say`This is the experience I would bring to ${thingOf(need)}`,
  ],
  warm: (need) => [
    say`I would be glad to bring this to ${thingOf(need)}`,
    say`Where ${involved(need)}, I would gladly share what I learned there`,
    say`I would gladly put this to use in ${thingOf(need)}`,
  ],
  concise: (need) => [
    say`I would bring this to ${thingOf(need)}`,
    say`Where ${involved(need)}, I would build on this`,
    say`For ${thingOf(need)}, this is what I would draw on`,
  ],
  enthusiastic: (need) => [
    say`I would love to build on this in ${thingOf(need)}`,
    say`This is what I would love to bring to ${thingOf(need)}`,
    say`Where ${involved(need)}, I would love to put this to work`,
  ],
}

const toBe = (words: Piece): Wordings => [
  say`You need someone who ${words}, and with this behind me I would like to be that person`,
  say`I would like to be the one who ${words}, with this to draw on`,
]

const unnamed: Record<LetterStyle, (names: Names) => Wordings> = {
  professional: ({ company }) => [say`I would like to do work of this kind for ${company}`],
  warm: ({ company }) => [say`I would be glad to do work of this kind with ${company}`],
  concise: ({ company }) => [say`I would do work of this kind for ${company}`],
  enthusiastic: ({ company }) => [say`I would love to do work of this kind for ${company}`],
}

const fromThere: Record<LetterStyle, (names: Names, employer: string) => Wordings> = {
  professional: ({ company }, employer) => [
    say`I would like to do for ${company} what I have done at ${employer}`,
    say`What I learned at ${employer} is what I would bring to ${company}`,
    say`Having done this at ${employer}, I would like to do it for ${company}`,
    say`I would like to bring what I learned at ${employer} to ${company}`,
    say`It is work I know from ${employer} and would like to do for ${company}`,
  ],
  warm: ({ company }, employer) => [
    say`I would be glad to do for ${company} what I have done at ${employer}`,
    say`I would gladly share with ${company} what I learned at ${employer}`,
    say`I would be glad to bring what I learned at ${employer} to ${company}`,
  ],
  concise: ({ company }, employer) => [
    say`I would bring to ${company} what I learned at ${employer}`,
    say`I would do for ${company} what I have done at ${employer}`,
  ],
  enthusiastic: ({ company }, employer) => [
    say`I would love to do for ${company} what I have done at ${employer}`,
    say`What I learned at ${employer} I would love to put to work for ${company}`,
  ],
}

function wordingsFor(need: Need | null, employer: string, names: Names, style: LetterStyle): Wordings {
  if (!need) return employer === '' ? unnamed[style](names) : fromThere[style](names, employer)
  if (need.form === 'third') return toBe(wordsOf(need))
  return need.form === 'verb' ? toDo[style](wordsOf(need)) : toMeet[style](need)
}

interface Meaning {
  ad: Ad
  need: Need | null
  /** What was told. */
  proofs: readonly Proof[]
  style: LetterStyle
}

/** To what end the person would use what was told. */
export function meaning({ ad, need, proofs, style }: Meaning, state: Said, choice: Choice): LetterSentence {
  const engagement = proofs[0]?.engagement ?? null
  const employer = engagement?.kind === 'role' ? employerName(engagement.name) : ''
  const all = wordingsFor(need, employer, namesOf(ad), style)
  const sources = need ? answersTo(need, proofs) : engagement && employer !== '' ? [engagement.source] : []
  const isSayable = (pieces: Piece[]) => state.isHonest(draft(pieces, sources))
  const isNew = (pieces: Piece[]) => openingOf(pieces) !== state.opening
  const sentence = draft(chosenAmong(all, [isSayable, isNew], choice, 'meaning'), sources)
  begun(state, sentence.text)
  return sentence
}
