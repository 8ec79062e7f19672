import { withoutLegalForm } from '../language/legal-form.ts'
import { organisationness } from '../language/organisations.ts'
import { among, patternOf } from '../text/patterns.ts'
import { jobNouns } from '../words/people.ts'
import {
  agentTitle,
  compoundTitle,
  degreeWord,
  departmentWords,
  institutionWords,
  smallNameWords,
  titleNouns,
  titleStarts,
} from '../words/reading.ts'

// Words that tell what a piece of text is. Kinds of words rather than names: no employer, school or person is known here.

const degreeWords = patternOf(degreeWord, 'iu')

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/()]+/)
    .filter(Boolean)

/** One who does: `adjuster`, `liaison` is not, `machinist` is. */
const agentNoun = patternOf(agentTitle, 'u')

/** `metalworker`, `cabinetmaker`, `locksmith`, `violinist`. */
const compoundNoun = patternOf(compoundTitle, 'u')

/** How much a piece reads like a job title, 0 to 1. */
export function titleness(text: string): number {
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > 12) return 0
  const last = tokens.findLastIndex((token) => jobNouns.has(token) || titleNouns.has(token) || compoundNoun.test(token))
  const start = titleStarts.has(tokens[0] ?? '') ? 0.2 : 0
  const isAgent = agentNoun.test(tokens.at(-1) ?? '') && tokens.length <= 5
  if (last < 0) return isAgent ? 0.45 + start : start
  return Math.min(1, 0.7 + start + (last === tokens.length - 1 ? 0.1 : 0))
}

export const namesDepartment = (text: string): boolean => tokensOf(text).some((token) => departmentWords.has(token))

export const namesInstitution = (text: string): boolean =>
  tokensOf(text).some((token) => institutionWords.has(token.replace(/[.']s?$/, '')))

/** How surely a piece is a degree: 1 where it begins with one, less where the word stands inside a name. */
export function degreeness(text: string): number {
  const match = degreeWords.exec(text)
  if (!match) return 0
  if (match.index === 0) return 1
  return namesInstitution(text) || organisationness(text) > 0.3 ? 0.2 : 0.6
}

export const isSmallWord = among(smallNameWords)

/** Reads like a name: one word, or for the most part capitals. `2,300 weekly downloads` and `written in Go` do not. */
export function isNameLike(text: string): boolean {
  const bare = withoutLegalForm(text.replace(/\s*\([^()]*\)/gu, ''))
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !isSmallWord(word))
  const names = words.filter((word) => /\p{Lu}/u.test(word))
  const least = names[0] === words[0] ? words.length / 2 : words.length / 2 + 0.5
  return words.length === 1 ? /\p{L}/u.test(bare) : names.length >= least
}

/** One to four capitalised words that are neither a title nor a company's name. */
export const isTownLike = (text: string) =>
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]*|am|an|der|upon|on|de|la|of)){0,3}$/u.test(text) &&
  titleness(text) < 0.5 &&
  organisationness(text) < 0.5
