import { titleness } from '../language/job-nouns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

export const lowerFirst = (text: string): string =>
  /^(?!\p{L}{3,6}day )\p{Lu}(?:[\p{Ll}-]|$)/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text

/** As it stands in a list; `scikit-learn` and `iOS` stay small there too. */
export const inList = (text: string, name: string): string =>
  /^\p{Ll}/u.test(name) || /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : upperFirst(text)

const nameOfPerson = patternOf(tailorWords.nameOfPerson, 'u')

/** Somebody is no skill: `executive chef`; a `floor` is nobody. */
export const isPerson = (text: string): boolean => {
  const [word = ''] = nameOfPerson.exec(text) ?? []
  return word !== '' && titleness(word) === 1
}
