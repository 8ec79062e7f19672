import type { KnockOutKind, Requirement } from '../job/job.ts'
import { titleness } from '../language/job-nouns.ts'
import { patternOf } from '../language/patterns.ts'
import { articleFor } from '../language/speak/article.ts'
import { isPluralNoun } from '../language/tokens.ts'
import { readVerb } from '../language/verbs.ts'
import { words } from '../language/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { ofGrade, ofPaper } from './fact-words.ts'
import { isPerson, lowerFirst } from './names.ts'
import { quoted } from './reasons.ts'

const limit = patternOf(answerWords.limit)

const cutShort = patternOf(answerWords.cutShort, 'u')

const orElse = patternOf(answerWords.orElse)

// What is asked, as a question that a person can answer in a sentence.

export function questionFor(requirement: Requirement, isName: TellNames): string {
  const { kind, words, years } = requirement
  // `…, or willing to study for it`: the rest is no part of it.
  const text = requirement.text.replace(/^obtain /i, '').replace(orElse, '')
  // A label that was cut in the middle asks nothing.
  if (cutShort.test(text)) return standing(words)
  if (limit.test(text)) return standing(text)
  if (ofGrade.test(text)) return holding(text, isName)
  switch (kind) {
    case 'certificate':
      return holding(text, isName)
    case 'degree':
      return having(text, isName)
    case 'language':
      return speaking(text)
    case 'place':
      return standing(text)
    case 'years':
      return years === null
        ? doing({ ...requirement, text }, isName)
        : `The ad asks for ${quoted(text)}. How many years do you have?`
    default:
      return doing({ ...requirement, text }, isName)
  }
}

export function conditionQuestion(kind: KnockOutKind, text: string, isName: TellNames): string {
  if (kind === 'licence' || kind === 'clearance') return holding(text, isName)
  if (kind === 'language') return speaking(text)
  return kind === 'check' ? `The ad asks for this: ${quoted(text)}. Would you agree to that?` : standing(text)
}

const mostWords = 7
const ofTools = new Set<Skill['field']>(['software', 'data', 'design', 'media'])

const beforeName = patternOf(answerWords.beforeName, '')

const experienceIn = patternOf(answerWords.experienceIn)

function doing({ text, words, skills }: Requirement, isName: TellNames): string {
  const [first = '', second = '', ...others] = text.split(' ')
  if (ofPaper.test(text)) return holding(text, isName)
  // One word says little without its sentence: `5+ years on the floor`.
  if (second === '' && skills.length === 0 && words !== text && !/\p{Lu}.*\p{Lu}/u.test(text))
    return `The ad asks for ${quoted(words)}. Do you have this? If so, where from?`
  const [found, ...more] = skillMatcher().find(text)
  const form = readVerb(first)?.form
  const isNamed = found !== undefined && found.from <= first.length + 1
  if ((form === 'past' || form === 'participle') && !isNamed && second !== '')
    return `Have you ${lowerFirst(text)}? If so, where?`
  const said = inQuestion(text, isName)
  if (isInclination.test(text)) return `Do you have ${withArticle(said)}? If so, where does it show?`
  if (form === 'base' && found?.from !== 0 && (afterDeed.test(second) || isOfThings(text)))
    return `Can you ${lowerFirst(text)}? If so, where have you done it?`
  if (/ skills\b/i.test(text)) return `Do you have ${said}? If so, where do they show?`
  if (/ (?:liter|numer)ate$/.test(text)) return `Are you ${said}? If so, where does it show?`
  if (others.length > mostWords || (form === 'base' && second !== '' && found?.from !== 0))
    return `The ad asks for ${quoted(text)}. Is this true of you? If so, what shows it?`
  if (others.length < 2 && isPerson(said) && !isPluralNoun(said))
    return `Have you worked as ${withArticle(said)}? If so, where?`
  if (experienceIn.test(text)) return `Do you have ${said}? If so, where from?`
  const skill = skills.length === 1 ? skillNamed(skills[0] ?? '') : undefined
  if (skill && found && more.length === 0 && isName(text.slice(found.from, found.to)))
    return `Have you ${ofTools.has(skill.field) ? 'used' : 'worked with'} ${beforeName.test(text.slice(0, found.from)) ? text.slice(found.from) : text}? If so, where and for what?`
  if (!found && form !== 'gerund' && second !== '' && others.length < 2 && !isPluralNoun(text.toLowerCase()))
    return `The ad asks for ${quoted(text)}. Is this true of you? If so, what shows it?`
  return `Do you have experience with ${said}? If so, where and for what?`
}

const isInclination = patternOf(answerWords.isInclination, 'iu')

const afterDeed = patternOf(answerWords.afterDeed)

/** `plan lessons`, `drive company vehicles`; a `clean DMV record` is no deed. */
const isOfThings = (text: string) =>
  text.split(' ').some((word, at) => at > 0 && /^\p{Ll}+$/u.test(word) && isPluralNoun(word))

/** Its first letter stays large only where it begins a name. */
function inQuestion(text: string, isName: TellNames): string {
  const [first = '', second = ''] = text.split(/[\s,/]+/)
  const isMixed = /^\p{Lu}.*[\p{Lu}\d]/u.test(first) || /^[\p{Lu}\d]/u.test(second)
  // Before another word, only one that is known with its large letter is a name.
  return isMixed || isName(second === '' ? first : `${first} and`) ? text : lowerFirst(text)
}

const hasArticle = patternOf(answerWords.hasArticle)

const withArticle = (said: string) => (hasArticle.test(said) ? said : `${articleFor(said)} ${said}`)

const countable = patternOf(answerWords.countable)

const holderOf = patternOf(answerWords.holderOf)

function holding(text: string, isName: TellNames): string {
  const said = inQuestion(text, isName)
  if (isPerson(said) || titleness(said.split(' ').at(-1) ?? '') === 1)
    return `Are you ${withArticle(said)}? If so, since when?`
  if (holderOf.test(text)) return `Are you ${text}? If so, since when?`
  return `Do you hold ${ofPaper.test(text) || countable.test(text) ? withArticle(said) : said}? If so, since when?`
}

const degreeName = patternOf(answerWords.degreeName, '')

function having(text: string, isName: TellNames): string {
  const said = degreeName.test(text) ? lowerFirst(text) : inQuestion(text, isName)
  if (/^graduate\b/i.test(text)) return `Are you ${withArticle(said)}? If so, since when?`
  return `Do you have ${isPluralNoun(words(said)[0] ?? '') ? said : withArticle(said)}? If so, where from and when?`
}

const speaking = (text: string) =>
  `Do you speak ${lowerBefore(text).replace(/(?<!level )\b([ABC][12])\b/, 'at level $1')}? If so, how well?`
/** `Conversational Spanish`: the last large letter is the language's. */
const lowerBefore = (said: string) => {
  const text = said.replace(/^bilingual (?:in )?| language(?: skills)?$/gi, '')
  return /^\p{L}+ \p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text
}

const rightOfPerson = patternOf(answerWords.rightOfPerson)

const conditionOfPerson = patternOf(answerWords.conditionOfPerson)

function standing(text: string): string {
  if (conditionOfPerson.test(text)) return `Are you ${lowerFirst(text)}?`
  if (rightOfPerson.test(text)) return `Do you have ${text}?`
  if (/^right to work/i.test(text)) return `Do you have the ${lowerFirst(text)}?`
  return `The ad says ${quoted(text)}. Does that work for you?`
}

/** Whether a question is about a condition of the job: it asks for no more than a yes. */
export const isOfCondition = (question: string): boolean =>
  /(?:for you|agree to that)\?$|^(?:Are you|Do you have) [^?]*\?$/.test(question)
