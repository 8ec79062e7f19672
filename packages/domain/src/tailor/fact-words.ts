import type { Requirement } from '../job/job.ts'
import { readVerb, type VerbForm, verbForms } from '../language/verbs.ts'
import { skillNamed } from '../skills/index.ts'
import { lowerFirst, upperFirst } from './names.ts'
import { ended } from './sentences.ts'

// A short answer in the words of a resume: `Yes, since 2012`, `About 4 years`, `I ran a team of six`.

export const yes = /^(?:yes|yeah|yep|yup|sure|of course|certainly|absolutely|definitely)\b[\s,.:;–-]*/i

/** What was asked, and what was answered to it. */
export interface Told {
  /** Null where the answer is a sentence of its own. */
  thing: string | null
  said: string
}

/** `asked`: the names by which a statement may begin. */
export function toldIn(statement: string, asked: readonly string[]): Told {
  const text = statement.trim().replace(yes, '')
  const thing = asked.find((it) => text.toLowerCase().startsWith(it.toLowerCase()))
  const rest = text.slice(thing?.length ?? 0)
  // `TuneLab is what I use`, `TuneLabs`, and `Sage 50`
  if (thing === undefined || /^(?:\p{L}|\s+(?:(?:is|was|are|were)\b|\p{N}))/u.test(rest))
    return { thing: null, said: text }
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

/** What is granted. */
export const ofPaper =
  /\b(?:award|certificat(?:e|ion)|diploma|degree|qualification|licen[cs]e|(?:card|permit|ticket)$)\b/i
export const ofGrade = /\b(?:[NS]VQ|BTEC|HN[CD]|(?:level|grade|band) \p{N})\b/iu

/** What is shown by a document and not by a deed. */
export const isPaper = ({ kind, text }: Pick<Requirement, 'kind' | 'text'>): boolean =>
  kind === 'certificate' || ofPaper.test(text) || ofGrade.test(text)

const hedged =
  /^(?:(?:just |only )?an? (?:bit|little)|somewhat|not much|briefly|once|rarely|(?:kind|sort) of|(?:just|only) (?:at|in|on|as|for|from|during)|with difficulty)\b|^(?:for )?(?:an?|one|two|three|\d) (?:hours?|days?)\W*$/i

/** So little of it that a line would say more. */
export const isHedged = (answer: string): boolean => hedged.test(answer.trim().replace(yes, ''))

/** A resume has no `my`: `decide the treatment myself`, `on all my sites`, `our two trainees`. */
export const unspoken = (text: string) =>
  text
    .replace(/ (?:(?:my|our)sel(?:f|ves)|with (?:me|us))\b/g, '')
    .replace(/\b(all )?(?:my|our) (own )?/g, (_, all = '', own = '') => (all || own ? all + own : 'the '))

/** `Next year` is none. */
export const span =
  /^(?:for )?(?:(?:about|around|over|almost|nearly|more than|at least|roughly) )?(?:\p{N}+|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+(?:teen|ty)|several|many|(?:a )?few|a couple of)\+?(?: and a half)? (?:years?|yrs?|months?)\b(?: of (?:it|that|experience))?/iu
const phrase = /^(?:since|at|in|on|off|for|from|during|with|as|daily|weekly|every|all day)\b/i
/** Where a sentence of its own begins. */
const spoken = /(?:^|,? (?:and |as |because |where )?)\b(?:I|[Ww]e)\b.*$/

/** `TuneLab` and `every day` under an employer: `Used TuneLab every day`. */
export function lineOf({ thing, said }: Told, form: VerbForm, isTool: boolean): string | null {
  if (thing === null) return null
  const able = /^(?:able|ability) to /i
  const [first = '', ...others] = thing
    .replace(able, '')
    .replace(/^experience (?:of|in|with) /i, '')
    .split(' ')
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

/** The answer as one sentence about the thing that was asked; null where the two make none. */
export function sentenceOf(
  { thing, said }: Told,
  kind: Requirement['kind'] | undefined,
  isTool: boolean,
): string | null {
  if (thing === null || kind === 'place' || kind === 'trait') return null
  const isPaper = kind === 'certificate' || kind === 'degree'
  const how = isPaper
    ? said.replace(/^(?:I )?(?:do|have|hold|got)(?: (?:it|one|mine|that|this))?\b[\s,.]*(?:in (?=\p{N}))?/iu, '')
    : said
  if (/\b(?:I|we)\b/i.test(how) || (!isPaper && /\b(?:my|our)\b/i.test(how))) return null
  if (isPaper) {
    const rest = unspoken(how).replace(/^\p{Lu}(?=\p{Ll}+(?:,| \p{Ll}))/u, (letter) => letter.toLowerCase())
    return ended(upperFirst(how === '' || phrase.test(how) ? joined(thing, how) : `${thing}, ${rest}`))
  }
  const what = thing.replace(/^\p{N}+\+? years?(?:['’] | of | in | with | )/iu, '')
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
    const long = upperFirst(time.replace(/^for | of (?:it|that|experience)$/gi, ''))
    return ended(`${long} of ${of}${rest === '' ? '' : `, ${rest}`}`)
  }
  if (isTool && /^since\b/i.test(said)) return ended(`Has used ${what} ${lowerFirst(said)}`)
  return ended(upperFirst(joined(isWhole ? what : isGerund ? `experience ${what}` : `experience with ${what}`, said)))
}

export const level =
  /\b(?:native|fluent|business|professional|conversational|intermediate|advanced|basic|beginner|[ABC][12])\b/i

/** `Spanish (fluent)`: a language, with the level that was told. */
export function languageOf({ thing, said }: Told): string | null {
  const how = level.exec(said)?.[0].toLowerCase()
  if (thing === null || (said !== '' && how === undefined)) return null
  const name = thing.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})| [ABC][12]$/gu, '')
  return `${upperFirst(name)}${how === undefined ? '' : ` (${/^[abc]\d/.test(how) ? how.toUpperCase() : how})`}`
}
