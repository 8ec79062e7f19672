import type { Job, Requirement } from '../job/job.ts'
import { titleness } from '../language/job-nouns.ts'
import { lowerFirst } from '../language/speak/lower-first.ts'
import { readVerb } from '../language/verbs.ts'
import { skillNamed } from '../skills/index.ts'
import { spokenLabel } from '../skills/spoken-name.ts'
import { patternOf } from '../text/patterns.ts'
import { oneOfMany } from '../text/tokens.ts'
import { letterWords } from '../words/letter.ts'
import { verbsOrNouns } from '../words/verbs.ts'
import { calmName } from './calm.ts'
import { clicheIn } from './cliches.ts'

// What a letter may say of the advertisement, always in its own words. What does not fit into a sentence is left out.

interface Ask {
  /** The ledger's name for it. */
  row: string
  /** Fits after `You ask for`. */
  words: string
  weight: number
}

export interface Duty {
  row: string
  /** Fits after `someone to`, or where it names the work after `The role includes`. */
  words: string
  form: 'verb' | 'third' | 'noun'
}

export interface Ad {
  company: string
  role: string
  asks: Ask[]
  duties: Duty[]
}

export function adOf(job: Job): Ad {
  return {
    company: nameIn(job.company),
    role: roleIn(job.title),
    asks: job.requirements.flatMap((requirement) => askFrom(requirement, job.text)),
    duties: job.responsibilities
      .filter(({ to }) => behindDuty.test(job.text.slice(to, to + longestJoint)))
      .flatMap(({ words }) => dutyFrom(words, inThird(job.responsibilities))),
  }
}

/** `to inspected, finished article`: what was cut within itself is not quoted. */
const behindDuty = patternOf(letterWords.behindDuty, 'u')
const longestJoint = 30

const unsafe = patternOf(letterWords.unsafe)
const isQuotable = (words: string) => !unsafe.test(words) && clicheIn(words) === null

const nameIn = (name: string | null): string => {
  const text = (name ?? '').replace(/\s+/g, ' ').trim()
  return text.length <= 60 && !/https?:|www\.|[@<>{}[\]\\*`]/i.test(text) ? calmName(text) : ''
}

/** `Clinical Nurse Educator` of `Clinical Nurse Educator, Critical Care (m/f/d) – Ohio`. */
function roleIn(title: string | null): string {
  const [main = ''] = nameIn(title).split(/ [–—|-] | ?[(/|]/)
  const [head = '', ...more] = calmName(main).split(', ')
  const whole = more.length > 0 && head.includes(' ') ? head : calmName(main.trim())
  // `Class 1 Night Drivers`: one applies as one of them.
  const role = titleness(whole.split(' ').at(-1) ?? '') === 1 ? whole.replace(/\S+$/, oneOfMany) : whole
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{L}-]*)+$/u.test(role) ? lowerFirst(role) : role
}

/** What a proof can answer; the rest is a matter of papers, or of character. */
const provable = new Set<Requirement['kind']>(['skill', 'experience'])

const experienceOf = patternOf(letterWords.experienceOf, '')

function askFrom({ kind, text, words: said, importance, skills }: Requirement, ad: string): Ask[] {
  // `Dental practice` of `Experience in a dental practice` is a place.
  const [whole = text] = experienceOf.exec(said) ?? []
  const words = provable.has(kind) && isThing(text, skills) ? smallThing(spokenLabel(whole, ad)) : null
  return words ? [{ row: text, words, weight: importance === 'required' ? 1 : 0.6 }] : []
}

/** `scripting in Python`, `weddings or events`: doings and things in the plural are no names, whatever follows them. */
function smallThing(label: string): string {
  const [first = '', ...others] = label.split(' ')
  const isPlain = /^\p{Lu}\p{Ll}+(?:ing|[^s]s)$/u.test(first) && others.length > 0
  const isDoing = readVerb(first.toLowerCase())?.form === 'gerund'
  return isPlain && skillNamed(label) === undefined && (isDoing || others.every((it) => /^\p{Ll}/u.test(it)))
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}

/** A label that reads as a thing: `property and casualty claims`, `leading people`, not `best` or `changed your mind`. */
function isThing(label: string, skills: readonly string[]): boolean {
  const words = label.split(' ')
  const [first = ''] = words
  const isNamed = skills.some((skill) => skill.toLowerCase().startsWith(first.toLowerCase()))
  const verb = readVerb(first)
  const isAct = verb !== null && verb.form !== 'gerund' && !isNamed
  if ((words.length === 1 && skills.length === 0) || isAct || words.length > 7 || label.length > 60 || label.length < 3)
    return false
  // `Sous chef` is somebody, not something to show.
  const isSomebody = label.split(/ (?:or|and) /).some((it) => titleness(it.split(' ').at(-1) ?? '') === 1)
  return isQuotable(label) && /^[\p{L}\p{N}]/u.test(label) && !notAThing.test(label) && !isSomebody
}

const notAThing = patternOf(letterWords.notAThing, 'iu')

const spoken = patternOf(letterWords.spoken)

const firstInThird = patternOf(letterWords.firstInThird, 'u')

/** `Reviews calls`, `Keeps records`: one alone may be a thing, `Reports and plans`. */
const inThird = (duties: readonly { words: string }[]) =>
  duties.filter(({ words }) => firstInThird.test(words) && formOf(words) === 'third').length > 1

const formOf = (words: string) => readVerb(words.split(' ')[0] ?? '')?.form

const nounEnding = patternOf(letterWords.nounEnding)

const firstOfList = patternOf(letterWords.firstOfList, '')

const stillVerb = patternOf(letterWords.stillVerb)

const besideDuty = patternOf(letterWords.besideDuty, '')

function dutyFrom(said: string, isThird: boolean): Duty[] {
  // Cut inside a list, it would end in the middle.
  if (/\)\s*(?:,|and\b|or\b)/.test(said)) return []
  const words = (said.replace(/\s+/g, ' ').split(besideDuty)[0] ?? '').replace(/[\s.,]+$/, '')
  const count = words.split(' ').length
  if (count < 3 || count > 15 || spoken.test(words) || !isQuotable(words)) return []
  const [first = ''] = words.split(' ')
  const form = formOf(words)
  const isStill = stillVerb.test(readVerb(first)?.base ?? '')
  // `Stock control, ordering and …` are things.
  const isListed = verbsOrNouns.has(first.toLowerCase()) && /^\S+ \p{L}+, \p{L}+ing\b/u.test(words)
  if (form === 'base' && !isListed && !isStill) return [{ row: said, words: lowerFirst(words), form: 'verb' }]
  if (form === 'third' && isThird && !isStill && !firstOfList.test(words))
    return [{ row: said, words: lowerFirst(words), form: 'third' }]
  const names = form === 'gerund' || isListed || nounEnding.test(first)
  return names ? [{ row: said, words: lowerFirst(words), form: 'noun' }] : []
}
