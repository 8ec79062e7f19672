import type { KnockOutKind, Requirement } from '../job/job.ts'
import { titleness } from '../language/job-nouns.ts'
import { articleFor } from '../language/speak/article.ts'
import { isPluralNoun } from '../language/tokens.ts'
import { readVerb } from '../language/verbs.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { ofGrade, ofPaper } from './fact-words.ts'
import { isPerson, lowerFirst } from './names.ts'
import { quoted } from './reasons.ts'

// What is asked, as a question that a person can answer in a sentence.

export function questionFor(requirement: Requirement, isName: TellNames): string {
  const { kind, words, years } = requirement
  // `…, or willing to study for it`: the rest is no part of it.
  const text = requirement.text
    .replace(/^obtain /i, '')
    .replace(/,? or (?:(?:a |the )?(?:willing|abilit|able)|working towards|equivalent).*$/i, '')
  // A label that was cut in the middle asks nothing.
  if (/ and to |, or \p{L}+$|\s(?:or|and|of|to|with|in|for)$/u.test(text)) return standing(words)
  if (/^(?:max|min|no|own)\b/i.test(text)) return standing(text)
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
    case 'trait':
      return `The ad looks for ${quoted(words.length < 60 ? words : text)}. When did you show it at work?`
    case 'years':
      return years === null
        ? doing({ ...requirement, text }, isName)
        : `The ad asks for ${quoted(text)}. How many years is it for you?`
    default:
      return doing({ ...requirement, text }, isName)
  }
}

export function conditionQuestion(kind: KnockOutKind, text: string, isName: TellNames): string {
  if (kind === 'licence' || kind === 'clearance') return holding(text, isName)
  if (kind === 'language') return speaking(text)
  return kind === 'check' ? `The ad asks for this: ${quoted(text)}. Is that fine with you?` : standing(text)
}

const mostWords = 7
const ofTools = new Set(['software', 'data', 'design', 'media'])

function doing({ text, words, skills }: Requirement, isName: TellNames): string {
  const [first = '', second = '', ...others] = text.split(' ')
  if (ofPaper.test(text)) return holding(text, isName)
  // One word says little without its sentence: `5+ years on the floor`.
  if (second === '' && skills.length === 0 && words !== text && !/\p{Lu}.*\p{Lu}/u.test(text))
    return `The ad asks for ${quoted(words)}. Do you have this? If so, from where?`
  const [found, ...more] = skillMatcher().find(text)
  const form = readVerb(first)?.form
  const isNamed = found !== undefined && found.from <= first.length + 1
  if ((form === 'past' || form === 'participle') && !isNamed && second !== '')
    return `Have you ${lowerFirst(text)}? If so, where?`
  const said = inQuestion(text, isName)
  if (isInclination.test(text)) return `Do you have ${withArticle(said)}? If so, where does it show?`
  if (form === 'base' && found?.from !== 0 && (afterDeed.test(second) || ofThings.test(text)))
    return `Can you ${lowerFirst(text)}? If so, where have you done it?`
  if (/ skills\b/i.test(text)) return `Do you have ${said}? If so, where do they show?`
  if (/ (?:liter|numer)ate$/.test(text)) return `Are you ${said}? If so, where does it show?`
  if (others.length > mostWords || (form === 'base' && second !== '' && found?.from !== 0))
    return `The ad asks for ${quoted(text)}. Is that so with you? If so, where does it show?`
  if (others.length < 2 && isPerson(said) && !isPluralNoun(said))
    return `Have you worked as ${withArticle(said)}? If so, where?`
  if (/\b(?:experience|knowledge)(?: (?:in|of|with|on)\b|$)/i.test(text))
    return `Do you have ${said}? If so, where from?`
  const skill = skills.length === 1 ? skillNamed(skills[0] ?? '') : undefined
  if (skill && found && more.length === 0 && isName(text.slice(found.from, found.to)))
    return `Have you ${ofTools.has(skill.field) ? 'used' : 'worked with'} ${/(?:^| (?:in|with|of) )$/.test(text.slice(0, found.from)) ? text.slice(found.from) : text}? If so, where and for what?`
  if (!found && form !== 'gerund' && second !== '' && others.length < 2 && !/s$/.test(text))
    return `The ad asks for ${quoted(text)}. Is that so with you? If so, where does it show?`
  return `Do you have experience with ${said}? If so, where and for what?`
}

/** `keen interest in …`, `eye for detail`, `nursing background`. */
const isInclination =
  /^(?:an? )?(?:\p{L}+ )?(?:(?:interest|passion|curiosity|commitment) (?:in|for|about|to)|(?:eye|ear|feel|sense|flair|knack|head) (?:for|of))\b|\bbackground$/iu

/** What follows a deed and no thing: `read a table`, `work at heights`, `lift 50 lbs`. */
const afterDeed =
  /^(?:an?|the|all|our|your|up|out|over|in|on|with|to|at|within|without|under|through|independently|\d.*)$/i

/** `plan lessons`, `drive company vehicles`; a `clean DMV record` is no deed. */
const ofThings = / \p{Ll}+[^s\P{Ll}]s(?!\p{L})/u

/** Its first letter stays large only where it begins a name. */
function inQuestion(text: string, isName: TellNames): string {
  const [first = '', second = ''] = text.split(/[\s,/]+/)
  const isMixed = /^\p{Lu}.*[\p{Lu}\d]/u.test(first) || /^[\p{Lu}\d]/u.test(second)
  // Before another word, only one that is known with its large letter is a name.
  return isMixed || isName(second === '' ? first : `${first} and`) ? text : lowerFirst(text)
}

const withArticle = (said: string) => (/^(?:an?|the|any|your)\s/i.test(said) ? said : `${articleFor(said)} ${said}`)

function holding(text: string, isName: TellNames): string {
  const said = inQuestion(text, isName)
  if (isPerson(said) || titleness(said.split(' ').at(-1) ?? '') === 1)
    return `Are you ${withArticle(said)}? If so, since when?`
  if (/ (?:certified|registered|licensed|qualified|approved|accredited)$/i.test(text))
    return `Are you ${text}? If so, since when?`
  return `Do you hold ${ofPaper.test(text) || /\b(?:NVQ|card|record|registration|clearance)\b/i.test(text) ? withArticle(said) : said}? If so, since when?`
}

function having(text: string, isName: TellNames): string {
  const said = /^(?:Bachelor|Master|Associate|Doctor)/.test(text) ? lowerFirst(text) : inQuestion(text, isName)
  if (/^graduate\b/i.test(text)) return `Are you ${withArticle(said)}? If so, since when?`
  return `Do you have ${/^\p{L}+s\b/u.test(said) ? said : withArticle(said)}? If so, from where and when?`
}

const speaking = (text: string) =>
  `Do you speak ${lowerBefore(text).replace(/(?<!level )\b([ABC][12])\b/, 'at level $1')}? If so, how well?`
/** `Conversational Spanish`: the last large letter is the language's. */
const lowerBefore = (said: string) => {
  const text = said.replace(/^bilingual (?:in )?| language(?: skills)?$/gi, '')
  return /^\p{L}+ \p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text
}

function standing(text: string): string {
  if (/^(?:legally )?(?:authori[sz]ed|eligible|able|willing|available|ready|comfortable|based|located)\b/i.test(text))
    return `Are you ${lowerFirst(text)}?`
  if (/\b(?:citizenship|authori[sz]ation|permit|visa)$/i.test(text)) return `Do you have ${text}?`
  if (/^right to work/i.test(text)) return `Do you have the ${lowerFirst(text)}?`
  return `The ad says ${quoted(text)}. Does that work for you?`
}
