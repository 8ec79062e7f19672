import { takenBack, unheld } from '../held/index.ts'
import { notAffirmed, setReservation } from '../language/reservations.ts'
import { closed, readWords, type Statement } from '../language/statement.ts'
import type { OpenWord } from '../language/word.ts'
import { skillMatcher } from '../skills/index.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { among, amongMany } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { emptyNouns, genericThings } from '../words/noun-classes.ts'
import { remark } from './rules/cl06-remarks.ts'
import { reserveTools } from './rules/cl06-tools.ts'

/** A statement with what the catalogue knows of it, and with what it does not affirm set under a reservation. */
export interface Reading extends Statement {
  readonly skills: readonly SkillFound[]
}

/** What a text says. A resume's lines are remembered; what is longer than any line is not. */
export const readingOf: (text: string) => Reading = perText(read, 4000, 4000)

function read(text: string): Reading {
  const made = readWords(text)
  const { words } = made
  const skills = skillMatcher().find(text)
  lightenGeneric(words, skills)
  for (const word of words)
    if (word.isLight && (word.text === 'IT' || (word.text === 'Go' && word.at > 0 && /[,:/]/.test(word.gap))))
      word.isLight = false
  remark(words, skills)
  reserveTools(text, words, skills)
  reserveTakenBack(text, words)
  return { ...closed(made), skills }
}

/** [CL26] What is not affirmed is told as such or not at all. */
function reserveTakenBack(text: string, words: OpenWord[]) {
  for (const [from, to] of [...takenBack(text), ...unheld(text)]) {
    setReservation(words, [from, to], notAffirmed, 'hedges')
    setReservation(words, [from, to], notAffirmed, 'kept')
  }
}

const generic = amongMany(genericThings)

/** Behind a noun they add nothing to it: `the ordering process`, `chlorine levels`. */
const neutral = among(emptyNouns)

/** `a CRM system`: the name has said it. */
function lightenGeneric(words: OpenWord[], skills: readonly SkillFound[]) {
  const ends = new Set(skills.map(({ to }) => to))
  for (const word of words) {
    const before = words[word.at - 1]
    if (before && generic(word.lower) && word.gap === ' ' && (ends.has(before.to) || /^\p{Lu}{2,}/u.test(before.text)))
      word.isLight = true
    if (before && !before.isLight && !before.verb && !before.digits && word.gap === ' ' && neutral(word.lower))
      word.isLight = true
  }
}
