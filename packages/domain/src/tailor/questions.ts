import { namesDegree } from '../job/degree.ts'
import type { KnockOutKind, Requirement } from '../job/job.ts'
import { titleness } from '../language/job-nouns.ts'
import { articleFor } from '../language/speak/article.ts'
import { readVerb } from '../language/verbs.ts'
import { words } from '../language/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { patternOf } from '../text/patterns.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { askedAsHad, askedAsTaken, askedByDeed, askedByLead } from '../words/tailor-questions.ts'
import { isPerson, lowerFirst } from './names.ts'
import { quoted } from './reasons.ts'

const ofPaper = patternOf(answerWords.ofPaper)
const ofGrade = patternOf(answerWords.ofGrade, 'iu')
const limit = patternOf(answerWords.limit)

const cutShort = patternOf(answerWords.cutShort, 'u')

const orElse = patternOf(answerWords.orElse)

// What is asked, as a question that a person can answer in a sentence.

export function questionFor(requirement: Requirement, isName: TellNames): string {
  const { kind, words, years } = requirement
  // `…, or willing to study for it`: the rest is no part of it.
  const text = requirement.text.replace(/^obtain (?:and \p{L}+ )?(?:an? )?/iu, '').replace(orElse, '')
  // A label that was cut in the middle asks nothing.
  if (cutShort.test(text)) return standing(words)
  if (limit.test(text)) return standing(text)
  if (ofGrade.test(text)) return holding(text, isName)
  const membership = memberOf(requirement)
  if (membership !== null) return membership
  switch (kind) {
    case 'certificate':
      return holding(text, isName)
    case 'degree':
      return namesDegree(text) ? having(text, isName) : asQuoted(words)
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

/** What the resume lists without a role that shows it. */
export const ofListed = (text: string): string =>
  `Your resume lists ${quoted(text)}. Where was it part of your work, and for what?`

export function conditionQuestion(kind: KnockOutKind, text: string, isName: TellNames): string {
  if (kind === 'licence' || kind === 'clearance') return holding(text, isName)
  if (kind === 'language') return speaking(text)
  return kind === 'check' ? `The ad asks for this: ${quoted(text)}. Would you agree to that?` : standing(text)
}

const mostWords = 7
const ofTools = new Set<Skill['field']>(['software', 'data', 'design', 'media'])

const beforeName = patternOf(answerWords.beforeName, '')

const experienceIn = patternOf(answerWords.experienceIn)

function doing(requirement: Requirement, isName: TellNames): string {
  const { text, words, skills, years } = requirement
  const [first = '', second = '', ...others] = text.split(' ')
  if (ofPaper.test(text)) return holding(text, isName)
  const { said, before } = asSaid(requirement, isName)
  const form = formOf(first)
  const then = years === null ? 'where and for what' : 'where and for how long'
  const led = others.length > mostLed ? null : byLead(said, before, form === 'gerund' && second !== '', then)
  // One word says little without its sentence: `5+ years on the floor`.
  if (second === '' && skills.length === 0 && words !== text && !/\p{Lu}.*\p{Lu}/u.test(text))
    return isListed(before) || led === null ? asQuoted(words) : led
  if (twoOfAKind.test(text)) return asQuoted(words.length > text.length + mostAround ? text : words)
  const [found, ...more] = skillMatcher().find(text)
  const isNamed = found !== undefined && found.from <= first.length + 1
  if ((form === 'past' || form === 'participle') && !isNamed && second !== '')
    return `Have you ${lowerFirst(text)}? If so, where?`
  if (passiveDeed.test(text) && !isNamed) return `Are you ${lowerFirst(text)}? If so, since when?`
  const done = byDeed(text, said)
  if (done !== null) return done
  if (isInclination.test(text)) return `Do you have ${withArticle(said)}? If so, where does it show?`
  // `Control of stock` is no verb.
  const isDeed = form === 'base' && second !== 'of' && found?.from !== 0
  if (isDeed && (afterDeed.test(second) || isOfThings(text)))
    return `Can you ${lowerFirst(text)}? If so, where have you done it?`
  if (/ skills\b/i.test(text)) return `Do you have ${said}? If so, where do they show?`
  if (/ (?:liter|numer)ate$/.test(text)) return `Are you ${said}? If so, where does it show?`
  const skill = skills.length === 1 ? skillNamed(skills[0] ?? '') : undefined
  const isAlone = skill !== undefined && found !== undefined && more.length === 0
  if (
    isAlone &&
    others.length <= mostWords &&
    (form !== 'gerund' || found.from === 0) &&
    isName(text.slice(found.from, found.to))
  )
    return `Have you ${ofTools.has(skill.field) ? 'used' : 'worked with'} ${beforeName.test(text.slice(0, found.from)) ? text.slice(found.from) : text}? If so, where and for what?`
  if (experienceIn.test(text) && others.length <= mostWords) return `Do you have ${said}? If so, where from?`
  if (led !== null) return led
  if (others.length > mostWords || (isDeed && second !== ''))
    return `The ad asks for ${quoted(text)}. Is this true of you? If so, what shows it?`
  if (others.length < 2 && isPerson(said) && !isPluralNoun(said))
    return `Have you worked as ${withArticle(said)}? If so, where?`
  // `Managing subcontractors` is a deed; `learning management systems` are called so.
  const isNamedSo = found?.from === 0 && found.skill.name.toLowerCase().startsWith(first.toLowerCase())
  const isDoing =
    form === 'gerund' && (afterDeed.test(second) || afterDoing.test(second) || (found !== undefined && !isNamedSo))
  if (
    !found &&
    form !== 'gerund' &&
    !ofMuch.test(text) &&
    second !== '' &&
    others.length < 2 &&
    !isPluralNoun(text.toLowerCase())
  )
    return `The ad asks for ${quoted(text)}. Is this true of you? If so, what shows it?`
  return `Do you have experience ${isDoing ? '' : 'with '}${said}? If so, ${then}?`
}

/** `Coaching, mentoring or training`: with a comma, of a gerund alone. */
function formOf(word: string) {
  const form = readVerb(word.replace(/,$/, ''))?.form
  return form === 'gerund' || !word.endsWith(',') ? form : undefined
}

const passiveDeed = patternOf(answerWords.passiveDeed, 'iu')
const ofMuch = patternOf(answerWords.ofMuch)
const afterDoing = patternOf(answerWords.afterDoing)

const mostLed = 15
/** A sentence is quoted whole where it says hardly more. */
const mostAround = 20

const twoOfAKind = patternOf(answerWords.twoOfAKind)

const asQuoted = (words: string) => `The ad asks for ${quoted(words)}. Do you have this? If so, where from?`

/** Behind another thing of its list. */
const listed = patternOf(answerWords.isListed)
const isListed = (before: string) => listed.test(before)

/** A label as it stands inside its sentence, and what stands before it there. */
function asSaid({ text, words }: Requirement, isName: TellNames): { said: string; before: string } {
  const at = words.toLowerCase().indexOf(text.toLowerCase())
  if (at <= 0) return { said: inQuestion(text, isName), before: '' }
  return { said: words.slice(at, at + text.length), before: words.slice(0, at) }
}

interface Way {
  pattern: RegExp
  ask: string
  so: string
}

const waysOf = (rows: typeof askedByLead): Way[] =>
  rows.map(({ words, ask, so, why }) => ({ pattern: patternOf({ words, why }, 'iu'), ask, so }))

const deeds = waysOf(askedByDeed)
const leads = waysOf(askedByLead)
const had = waysOf(askedAsHad)
const taken = waysOf(askedAsTaken)

/** `Use of hand tools`, `purchasing responsibility`. */
function byDeed(text: string, said: string): string | null {
  const opened = deeds.find(({ pattern }) => pattern.test(text))
  return opened ? asked(opened, said.replace(opened.pattern, '')) : byEnd(had, said)
}

function byEnd(ways: readonly Way[], said: string): string | null {
  const way = ways.find(({ pattern }) => pattern.test(said))
  return way ? asked(way, said) : null
}

const asked = ({ ask, so }: Way, said: string) => `${ask} ${said}? If so, ${so}?`

/** `Membership of the Institute of …`, whatever kind of thing it was read as. */
function memberOf({ text, words }: Requirement): string | null {
  const [way] = leads
  const at = words.indexOf(text)
  const article = way && at > 0 ? way.pattern.exec(words.slice(0, at)) : null
  return way && article ? asked(way, `${article.groups?.article ? `${article.groups.article} ` : ''}${text}`) : null
}

/** In the advertisement's own words between: `experience of working in a …`. */
function byLead(said: string, before: string, isGerund: boolean, then: string): string | null {
  for (const { pattern, ask, so } of leads) {
    const found = pattern.exec(before)
    if (!found) continue
    const { how = '', article } = found.groups ?? {}
    // `experience preparing for audits`, but `experience: audits`
    if (ask.endsWith('experience') && how === '' && !isGerund) return null
    return `${ask}${how.toLowerCase()} ${article ? `${article.toLowerCase()} ` : ''}${said}? If so, ${so === 'where and for what' ? then : so}?`
  }
  return null
}

const isInclination = patternOf(answerWords.isInclination, 'iu')

const afterDeed = patternOf(answerWords.afterDeed)

/** `plan lessons`, `drive company vehicles`; a `clean DMV record` is no deed. */
const isOfThings = (text: string) =>
  text.split(' ').some((word, at) => at > 0 && /^\p{Ll}+$/u.test(word) && isPluralNoun(word))

const plainOpening = patternOf(answerWords.plainOpening)

/** Its first letter stays large only where it begins a name. */
function inQuestion(text: string, isName: TellNames): string {
  const [first = '', second = ''] = text.split(/[\s,/]+/)
  const isMixed = /^\p{Lu}.*[\p{Lu}\d]/u.test(first) || (/^(?:[\p{Lu}\d]|&$)/u.test(second) && !plainOpening.test(text))
  const [found] = skillMatcher().find(text)
  if (found?.from === 0 && isName(text.slice(0, found.to))) return text
  // Before another word, only one that is known with its large letter is a name.
  return isMixed || isName(second === '' ? first : `${first} and`) ? text : lowerFirst(text)
}

const hasArticle = patternOf(answerWords.hasArticle)

const withArticle = (said: string) => (hasArticle.test(said) ? said : `${articleFor(said)} ${said}`)

const countable = patternOf(answerWords.countable)

const holderOf = patternOf(answerWords.holderOf)

function holding(text: string, isName: TellNames): string {
  const said = inQuestion(text, isName)
  // `First aid training`, and no `Certificate in Training`.
  const asTaken = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !ofPaper.test(text) ? byEnd(taken, lowerFirst(text)) : null
  if (asTaken !== null) return asTaken
  // `HCPC registration as a dietitian` is nobody.
  const [head = said] = said.split(beforeWhich)
  if (isPerson(head) || titleness(head.split(' ').at(-1) ?? '') === 1)
    return `Are you ${withArticle(said)}? If so, since when?`
  if (holderOf.test(text)) return `Are you ${text}? If so, since when?`
  return `Do you hold ${ofPaper.test(text) || countable.test(text) ? withArticle(said) : said}? If so, since when?`
}

const beforeWhich = patternOf(answerWords.beforeWhich)

const degreeName = patternOf(answerWords.degreeName, '')

const ofSchool = patternOf(answerWords.ofSchool, 'u')
const gradeBehind = patternOf(answerWords.gradeBehind)

function having(text: string, isName: TellNames): string {
  if (ofSchool.test(text)) return `Do you have ${text.replace(gradeBehind, ' at ')}? If so, where from and when?`
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
