import { titleness } from '../language/job-nouns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

export const lowerFirst = (text: string): string =>
  /^(?!\p{L}{3,6}day )\p{Lu}(?:[\p{Ll}-]|$)/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text

/** As it stands inside a sentence: `Sea Freight` is no name. */
export const inSentence = (text: string, isName: TellNames): string =>
  isName(text) ? text : text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** As it stands in a list; `scikit-learn` and `iOS` stay small there too. */
export const inList = (text: string, name: string): string =>
  /^\p{Ll}/u.test(name) || /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : upperFirst(text)

const noInitials = patternOf(tailorWords.noInitials)

/** Whether the one is the initials of the other: `CRRT`, `continuous renal replacement therapy`. */
export function areInitials(short: string, long: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, '')
  const [, capitals] = /^(\p{Lu}{2,6})s?$/u.exec(letters) ?? []
  if (capitals === undefined) return false
  const parts = long.split(/[\s/-]+/).filter((part) => part !== '')
  const initials = (of: string[]) => of.map((part) => part.slice(0, 1)).join('')
  const told = parts.filter((part) => !noInitials.test(part))
  return parts.length > 1 && [parts, told].some((of) => same(initials(of), capitals) || same(initials(of), letters))
}

const nameOfPerson = patternOf(tailorWords.nameOfPerson, 'u')

/** Somebody is no skill: `executive chef`; a `floor` is nobody. */
export const isPerson = (text: string): boolean => {
  const [word = ''] = nameOfPerson.exec(text) ?? []
  return word !== '' && titleness(word) === 1
}

/** A skill that goes by the name of who has it: `Registered Nurse`, `RN`. To work with one is not to be one. */
export const isOfPerson = ({ name, aliases }: Pick<Skill, 'name' | 'aliases'>): boolean =>
  [name, ...aliases].some((it) => titleness(it.split(' ').at(-1)?.toLowerCase() ?? '') === 1)

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
