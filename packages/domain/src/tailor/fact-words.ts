import type { Requirement } from '../job/job.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb, type VerbForm, verbForms } from '../language/verbs.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { lowerFirst } from './names.ts'
import { ended } from './sentences.ts'

// A short answer in the words of a resume: `Yes, since 2012`, `About 4 years`, `I ran a team of six`.

export const yes = patternOf(answerWords.yes)

/** The names of tools in a requirement, each by its last word: `Microsoft Excel, Outlook`. */
export const toolsNamed = (requirement = ''): string[] =>
  skillMatcher()
    .find(requirement)
    .flatMap(({ from, to }) => /\p{Lu}[\p{L}\d]+$/u.exec(requirement.slice(from, to)) ?? [])

/** What was asked, and what was answered to it. */
export interface Told {
  /** Null where the answer is a sentence of its own. */
  thing: string | null
  said: string
}

const goesOnBehind = patternOf(answerWords.goesOnBehind, 'u')

/** `asked`: the names by which a statement may begin. */
export function toldIn(statement: string, asked: readonly string[]): Told {
  const text = statement.trim().replace(yes, '')
  const thing = asked.find((it) => text.toLowerCase().startsWith(it.toLowerCase()))
  const rest = text.slice(thing?.length ?? 0)
  // `TuneLab is what I use`, `TuneLabs`, and `Sage 50`
  if (thing === undefined || goesOnBehind.test(rest)) return { thing: null, said: text }
  return {
    thing: small(thing),
    said: rest
      .replace(/^[\s,:–-]+/, '')
      .replace(yes, '')
      .replace(/[.\s]+$/, ''),
  }
}

/** A label opens large; a name keeps its capitals. */
const small = (thing: string) => (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)* \p{Ll}/u.test(thing) ? lowerFirst(thing) : thing)

export const ofPaper = patternOf(answerWords.ofPaper)
export const ofGrade = patternOf(answerWords.ofGrade, 'iu')

/** What is shown by a document and not by a deed. */
export const isPaper = ({ kind, text }: Pick<Requirement, 'kind' | 'text'>): boolean =>
  kind === 'certificate' || ofPaper.test(text) || ofGrade.test(text)

const hedged = patternOf(answerWords.hedged)

/** So little of it that a line would say more. */
export const isHedged = (answer: string): boolean => hedged.test(answer.trim().replace(yes, ''))

/** A resume has no `my`: `decide the treatment myself`, `on all my sites`, `our two trainees`. */
export const unspoken = (text: string) =>
  text
    .replace(/ (?:(?:my|our)sel(?:f|ves)|with (?:me|us))\b/g, '')
    .replace(/\b(all )?(?:my|our) (own )?/g, (_, all = '', own = '') => (all || own ? all + own : 'the '))

export const span = patternOf(answerWords.span, 'iu')
const phrase = patternOf(answerWords.phrase)
const spoken = patternOf(answerWords.spoken, '')

const experienceOf = patternOf(answerWords.experienceOf)

/** `TuneLab` and `every day` under an employer: `Used TuneLab every day`. */
export function lineOf({ thing, said }: Told, form: VerbForm, isTool: boolean): string | null {
  if (thing === null) return null
  const able = /^(?:able|ability) to /i
  const [first = '', ...others] = thing.replace(able, '').replace(experienceOf, '').split(' ')
  const verb = readVerb(first.toLowerCase())
  const isDeed = verb?.form === (able.test(thing) ? 'base' : 'gerund') && others.length > 0
  // `Every week, I was the junior`: what a sentence of its own says may take it back.
  if (spoken.test(said)) return null
  const how = unspoken(said)
  const done = isDeed
    ? `${verbForms(verb.base)[form]} ${others.join(' ')}`
    : isTool
      ? `${verbForms('use')[form]} ${thing}`
      : thing
  return ended(upperFirst(joined(done, how)))
}

const joined = (head: string, said: string) =>
  said === '' ? head : phrase.test(said) ? `${head} ${lowerFirst(said)}` : `${head}: ${lowerFirst(said)}`

const aroundTime = patternOf(answerWords.aroundTime, 'gi')

const yearsOf = patternOf(answerWords.yearsOf, 'iu')

const haveIt = patternOf(answerWords.haveIt, 'iu')

/** The answer as one sentence about the thing that was asked; null where the two make none. */
export function sentenceOf(
  { thing, said }: Told,
  kind: Requirement['kind'] | undefined,
  isTool: boolean,
): string | null {
  if (thing === null || kind === 'place' || kind === 'trait') return null
  const isPaper = kind === 'certificate' || kind === 'degree'
  const how = isPaper ? said.replace(haveIt, '') : said
  if (/\b(?:I|we)\b/i.test(how) || (!isPaper && /\b(?:my|our)\b/i.test(how))) return null
  if (isPaper) {
    const rest = unspoken(how).replace(/^\p{Lu}(?=\p{Ll}+(?:,| \p{Ll}))/u, (letter) => letter.toLowerCase())
    return ended(upperFirst(how === '' || phrase.test(how) ? joined(thing, how) : `${thing}, ${rest}`))
  }
  const what = thing.replace(yearsOf, '')
  // How long in all is in the dates.
  if (/^(?:work(?:ing)? )?experience$/i.test(what)) return null
  const form = what.includes(' ') ? readVerb(what.split(' ')[0]?.toLowerCase() ?? '')?.form : undefined
  // `work evenings` is nothing that one has experience with.
  if (form === 'base' && skillNamed(what) === undefined) return null
  const isGerund = form === 'gerund'
  const isWhole = /\bexperience\b/i.test(what)
  const [time] = span.exec(said) ?? []
  if (time !== undefined) {
    const rest = said.slice(time.length).replace(/^[\s,]+/, '')
    if (rest.startsWith('of ')) return ended(`${upperFirst(time)} ${rest}`)
    const of = isWhole || isGerund ? what : `experience with ${what}`
    const long = upperFirst(time.replace(aroundTime, ''))
    return ended(`${long} of ${of}${rest === '' ? '' : `, ${rest}`}`)
  }
  if (isTool && /^since\b/i.test(said)) return ended(`Has used ${what} ${lowerFirst(said)}`)
  return ended(upperFirst(joined(isWhole ? what : isGerund ? `experience ${what}` : `experience with ${what}`, said)))
}

export const level = patternOf(answerWords.level)

/** `Spanish (fluent)`: a language, with the level that was told. */
export function languageOf({ thing, said }: Told): string | null {
  const how = level.exec(said)?.[0].toLowerCase()
  if (thing === null || (said !== '' && how === undefined)) return null
  const name = thing.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})| [ABC][12]$/gu, '')
  return `${upperFirst(name)}${how === undefined ? '' : ` (${/^[abc]\d/.test(how) ? how.toUpperCase() : how})`}`
}
