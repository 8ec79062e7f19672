import type { Job } from '../job/job.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { withThe } from '../language/speak/with-the.ts'
import { skillNamed } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { wordsIn } from '../text/spans.ts'
import { upTo } from '../text/split.ts'
import { agencySigns, ofClients } from '../words/job/company.ts'
import { letterWords } from '../words/letter.ts'
import { positions } from './texts.ts'

const isAgency = phrasesOf(agencySigns)
const ownClients = phrasesOf(ofClients)
const noName = patternOf(letterWords.noName)

/** Whom and what it is for; empty where the advertisement does not say, and where an agency stands for the employer. */
export interface Addressee {
  /** As it is kept with the letter. */
  company: string
  /** [LT10] As a sentence has it. */
  at: string
  role: string
}

export function addresseeOf({ company, title, text }: Job): Addressee {
  const name = unlessLong(nameIn(company))
  const employer = withoutLegalForm(name)
  return {
    company: name,
    at: employer === '' || isAgency.test(ownClients.without(text)) ? '' : ` at ${withThe(employer)}`,
    role: roleIn(title),
  }
}

const longestName = 60

const nameIn = (name: string | null): string => {
  const text = (name ?? '').replace(/\s+/g, ' ').trim()
  return /https?:|www\.|[@<>{}[\]\\*`]/i.test(text) ? '' : text
}

const unlessLong = (name: string) => (name.length <= longestName ? name : '')

const inBrackets = /\s*\(([^()]*)\)/g

/** `Clinical Nurse Educator` of `Clinical Nurse Educator, Critical Care (m/f/d) – Ohio`; a skill stays in its brackets. */
function roleIn(title: string | null): string {
  const whole = nameIn(title).replace(inBrackets, (found, inside: string) => (skillNamed(inside) ? found : ''))
  const main = upTo(whole, / [–—|-] | ?[|[]| \((?![^()]*\))/)
  const head = upTo(main, ', ')
  return unlessLong((head.includes(' ') ? head : main).trim())
}

const longestBefore = 4

/** [LT9] `the Backend Engineer position`, `the position of Executive Assistant to the Chief Executive Officer`. */
export function positionOf(role: string): string {
  if (role === '') return positions.unnamed
  return (wordsIn(role).length <= longestBefore ? positions.short : positions.long).replace('{role}', () => role)
}

/** [LT10] As one says it: without what its brackets tell and its legal form; empty for what is no name. */
export function employerName(name: string): string {
  const plain = upTo(name.replace(inBrackets, ''), ' (')
  const short = withoutLegalForm(plain).trim()
  return noName.test(short) ? '' : unlessLong(short)
}

/** [LT9] A held title as a sentence has it: up to its comma or dash. */
export function titleName(title: string): string {
  const name = upTo(title.replace(inBrackets, ''), /, | [–—|-] /)
  return !/[(&|:]/.test(name) && /^\p{Lu}/u.test(name) ? unlessLong(name.trim()) : ''
}
