import { titleness } from '../language/job-nouns.ts'
import { opensWithNoun } from '../language/opens-noun.ts'
import { isOutcome, tellsChange } from '../language/outcomes.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { isPluralNoun, oneOfMany } from '../language/tokens.ts'
import { readVerb, type VerbForm, verbForms } from '../language/verbs.ts'
import { tailorWords } from '../words/tailor.ts'
import { lineWords, nounsOfDeeds } from '../words/tailor-lines.ts'
import { aimVerbs } from '../words/verb-classes.ts'
import { verbsOrNouns } from '../words/verbs.ts'
import { lowerFirst } from './names.ts'
import { isHalfTold, namesPractice } from './tenses.ts'

type Tone = 'neutral' | 'confident' | 'warm'

/** The tense of a role's lines: `built`, `build`, `builds`. */
export type Tense = 'past' | 'base' | 'third'

const words = (text: string) => text.match(/[\p{L}'’-]+/gu) ?? []

/** The tense of a duty: it lasts as the role does, where any line of the role speaks of what lasts. */
export function dutyTense(lines: readonly string[], isPresent: boolean): Tense {
  const forms = lines
    .filter((line) => !opensWithNoun(line))
    .flatMap((line) => readVerb(words(line)[0] ?? '')?.form ?? [])
  const lasting =
    forms.find((form) => form === 'base' || form === 'third') ?? (forms.includes('gerund') ? 'base' : undefined)
  return !isPresent ? 'past' : (lasting ?? (forms.length > 0 ? 'past' : 'base'))
}

const duty = patternOf(tailorWords.duty)
const listed = patternOf(tailorWords.listed)
const task = /^(?:was |were )?(?:tasked|charged) with\s+/i

/** What a thing that one answers for lets one say. */
const verbsOfDuty = { neutral: 'manage', confident: 'manage', warm: 'look' }
const given = patternOf(tailorWords.given, 'u')
const activity = patternOf(lineWords.activity)
const behindThing = patternOf(lineWords.behindThing)

/** `referencing, checks and registration`: work that is done, not a thing that is looked after. */
const areActivities = (rest: string) =>
  rest
    .replace(/[.;].*$/s, '')
    .split(/, (?:and )?| and /)
    .every((it) => activity.test(it.split(behindThing)[0] ?? ''))

const verbOf = (rest: string, tone: Tone, isCharge: boolean) =>
  isCharge ? 'run' : given.test(rest) ? 'provide' : areActivities(rest) ? 'carry' : verbsOfDuty[tone]

const particles: Record<string, string> = { look: ' after', carry: ' out' }

/** The words that say little: `Responsible for`. */
export const openingOf = (text: string): string =>
  (duty.exec(text) ?? listed.exec(text) ?? task.exec(text))?.[0].trim() ?? ''

const aims = aimVerbs.split(' ')

const mayHaveFailed = patternOf(tailorWords.mayHaveFailed)

/** `cutting costs by 30%` was the task; whether it was reached is not said. */
export const isTarget = (rest: string) =>
  (/^\p{L}+ing\b/u.test(rest) && isOutcome(words(rest)[0] ?? '', aims)) || mayHaveFailed.test(rest)

/**
 * `Responsible for building and running the pipeline` → `Built and ran the pipeline`; `Responsible for the pipeline` →
 * `Managed the pipeline`. Null where the line does not open like this, or where it is not certain what the deeds are.
 */
export function activeOpening(text: string, tense: Tense, tone: Tone): string | null {
  const answersFor = duty.exec(text)
  const opening = answersFor ?? listed.exec(text) ?? task.exec(text)
  if (!opening) return null
  const rest = text.slice(opening[0].length)
  if (isTarget(rest) || namesPractice(rest)) return null
  const told = isOver(opening[0], rest) ? 'past' : tense
  const deeds = readDeeds(rest)
  if (deeds === null) return null
  const begun = /^\p{Ll}/u.test(text) ? lowerFirst : upperFirst
  if (deeds.length > 0) {
    const all = begun(rewritten(rest, deeds, told))
    return isHalfTold(all) ? null : all
  }
  const made = nominal(rest, told)
  if (made !== null || !answersFor || /^to\b|\b(?:and|or) (?:for|of)\b/.test(rest)) return made && begun(made)
  // `pool plant, opening and closing the building`: things and deeds in one list.
  if (isPost(rest) || /\p{Ll}ing (?:the|an?) /u.test(rest)) return null
  const isCharge = answersFor[1] !== undefined
  // One runs a shop, and nobody.
  const isOverPeople = words(rest).some((word) => titleness(oneOfMany(word)) === 1)
  if (isCharge && isOverPeople && !isGroup.test(rest)) return null
  const verb = isCharge && isOverPeople ? verbsOfDuty[tone] : verbOf(rest, tone, isCharge)
  return begun(`${verbForms(verb)[told]}${particles[verb] ?? ''} ${rest}`)
}

/** `a team of six fitters` */
const isGroup = /^(?:an?|the) \p{Ll}+ of /u

const post = patternOf(tailorWords.post, 'u')

/** A post is held, not managed: `the link nurse role`, `the post of steward`; what is posted is something else. */
function isPost(rest: string): boolean {
  const [, kind] = post.exec(rest) ?? []
  return kind !== undefined && (kind !== 'post' || words(rest).some((word) => titleness(word) === 1))
}

const isPastAnyway = (word: string) => /ed$/.test(word) || tellsChange(word)

/** `Was responsible for …`, or what came of it is told: also in a role that lasts. */
const isOver = (opening: string, rest: string) =>
  /^(?:i )?(?:was|were)\b/i.test(opening) ||
  rest
    .split(/[;,] /)
    .slice(1)
    .some((clause) =>
      words(clause)
        .slice(0, 3)
        // `wound dressing` is nothing that is over.
        .some((word, at) => readVerb(word.toLowerCase())?.form === 'past' && (at === 0 || isPastAnyway(word))),
    )

/** Also `sterilizing`, which no list has. */
function gerundIn(word: string): string | null {
  const verb = readVerb(word)
  const [, stem] = /^(\p{Ll}{3,}(?:i[sz]|at))ing$/u.exec(word) ?? []
  return verb?.form === 'gerund' ? verb.base : verb === null && stem !== undefined ? `${stem}e` : null
}

interface Deed {
  from: number
  to: number
  base: string
}

const joins = /^(?:and|or|&)$/
const opensObject = patternOf(tailorWords.opensObject, 'u')

const mayBeThing = patternOf(lineWords.mayBeThing)
/** `in and out` */
const isParticle = patternOf(lineWords.direction, '')
const takesObject = patternOf(lineWords.takesObject, '')

const isPlural = (word: string) => word === word.toLowerCase() && isPluralNoun(word)

/**
 * The gerunds that say what was done: at the start, and after a comma or `and`. Empty where it begins with a thing; null
 * where a gerund may be a deed or a part of a thing.
 */
function readDeeds(rest: string): Deed[] | null {
  const parts = [...rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/%-]*[,.;]?|&/gu)].map((match) => ({
    word: match[0].replace(/[,.;]$/, ''),
    ends: /[,.;]$/.test(match[0]),
    from: match.index,
  }))
  const deeds: Deed[] = []
  let isChain = true
  let hasThings = false
  /** Things in a list that has had its `and`: another `and` joins a deed. */
  let isListed = false
  for (const [at, { word, ends, from }] of parts.entries()) {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    const verb = word === word.toLowerCase() ? gerundIn(word) : null
    const isCoordinate = at === 0 || before?.ends === true || joins.test(before?.word ?? '')
    const closes = ends || next === undefined || joins.test(next.word)
    if (verb === null) {
      // `cupping coffees`: a deed that we do not know.
      if (at === 0) return /ing$/.test(word) && !ends && opensObject.test(next?.word ?? '') ? null : []
      // `opening up, locking up and the shop`: another one.
      if (isCoordinate && deeds.length > 0 && /ing$/.test(word) && !mayBeThing.test(word)) return null
      isChain &&= joins.test(word)
      isListed ||= at > 0 && joins.test(before?.word ?? '') && deeds.length > 0
      hasThings ||= isCoordinate && !joins.test(word) && !isParticle.test(word)
      continue
    }
    if (!isCoordinate && closes) return null
    // `buckles, billets and studs and packing up orders`
    const isFurther =
      isListed && !closes && joins.test(before?.word ?? '') && isDoneTo(word, next?.word ?? '', parts[at + 2])
    // `drafting schedules, agreements and closing sets`
    if (!isCoordinate || (!isFurther && hasThings && !closes && isPlural(next?.word ?? ''))) continue
    // `collecting payslips, statements and ID and uploading them`
    if (!isFurther && hasThings && !takesObject.test(next?.word ?? '')) return null
    // `onboarding, payroll and checks`: things, not deeds.
    const follows = parts[next && joins.test(next.word) ? at + 2 : at + 1]
    if (closes && follows && gerundIn(follows.word) === null) return isChain ? [] : null
    if (!isFurther && !isChain && !closes && ![opensObject, takesObject].some((it) => it.test(next?.word ?? '')))
      return null
    deeds.push({ from, to: from + word.length, base: verb })
    isListed = false
    hasThings = false
  }
  return deeds
}

/** `packing up orders`, `changing traps`, but not `packing materials`. */
const isDoneTo = (gerund: string, next: string, behind: { word: string } | undefined) =>
  isParticle.test(next)
    ? behind !== undefined && !joins.test(behind.word)
    : !mayBeThing.test(gerund) && !isParticle.test(next)

function rewritten(rest: string, deeds: readonly Deed[], tense: VerbForm): string {
  let text = rest
  for (const { from, to, base } of [...deeds].reverse())
    text = `${text.slice(0, from)}${verbForms(base)[tense]}${text.slice(to).replace(/^ of (?=[\p{L}\p{N}])/u, ' ')}`
  return text
}

const endings: [RegExp, string[]][] = [
  [/ment$/, ['']],
  [/ation$/, ['ate', 'e', '']],
  [/ion$/, ['e', '']],
  [/(?:ance|ence)$/, ['', 'e']],
  [/al$/, ['', 'e']],
  [/y$/, ['']],
]

const deedsOfNouns = new Map(nounsOfDeeds.map(({ words: noun, deed }) => [noun, deed]))

/** `maintenance` is of `maintain`, and an `audit` of `audit`. */
const deedOfNoun = (noun: string) => deedsOfNouns.get(noun) ?? (verbsOrNouns.has(noun) ? noun : undefined)

const carrying = patternOf(lineWords.carrying, 'iu')

/** `Provided training to staff` → `Trained staff`, `Carried out the maintenance of lifts` → `Maintained lifts`. */
export function deedItself(text: string): string | null {
  const { verb = '', noun = '', link = '', rest = '' } = carrying.exec(text)?.groups ?? {}
  const isGiven = given.test(noun) || deedsOfNouns.get(noun) !== undefined
  if (verb === '' || (link !== 'of' && !isGiven) || /^\p{L}+ing\b/u.test(rest)) return null
  const form = readVerb(verb.split(' ')[0] ?? '')?.form
  const tense = form === 'past' || form === 'third' ? form : 'base'
  const made = nominal(`${noun} of ${rest}`, tense)
  return made === null ? null : upperFirst(made)
}

/** `the development of X` → `Developed X`. */
function nominal(rest: string, tense: Tense): string | null {
  const [whole, noun = '', thing = ''] = /^(?:the )?(\p{Ll}+) of (?=(\P{L}*\p{L}+))/u.exec(rest) ?? []
  if (whole === undefined || readVerb(thing)?.form === 'gerund') return null
  const same = deedOfNoun(noun)
  if (same !== undefined) return upperFirst(`${verbForms(same)[tense]} ${rest.slice(whole.length)}`)
  for (const [ending, instead] of endings)
    for (const end of ending.test(noun) ? instead : []) {
      const verb = readVerb(noun.replace(ending, end))
      if (verb?.form === 'base') return upperFirst(`${verbForms(verb.base)[tense]} ${rest.slice(whole.length)}`)
    }
  return null
}
