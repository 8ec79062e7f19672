import { affirmedSkills } from '../held/index.ts'
import { articleFor } from '../language/speak/article.ts'
import { endOfMany } from '../language/speak/many.ts'
import { contentStems } from '../language/words.ts'
import type { LedgerRow } from '../match/index.ts'
import { skillMatcher } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import type { Ad, Duty } from './ad.ts'
import { ad, type Piece, say } from './draft.ts'
import { isAboutDuty } from './duty.ts'
import type { Proof } from './proofs.ts'

/** Something that the advertisement wants, in its own words. */
export interface Need {
  /** The ledger's name for it. */
  row: string
  words: string
  /** `thing` fits after `You ask for`, `noun` after `The role includes`. */
  form: Duty['form'] | 'thing'
  /** What the ledger gives for it; a plus counts less. */
  weight: number
  /** The sources that show all of it, though they may name it otherwise. */
  evidence: ReadonlySet<string>
}

/** The ledger gives little for a single duty, though it says best what the work is. */
const ofDuties = 6

/** What is wanted and not missing. */
export function needsOf({ asks, duties }: Ad, ledger: readonly LedgerRow[]): Need[] {
  const all = [
    ...duties.map((duty) => ({ ...duty, weight: ofDuties })),
    ...asks.map((ask) => ({ ...ask, form: 'thing' as const })),
  ]
  return all.flatMap(({ row, words, form, weight }) => {
    const rows = ledger.filter(({ requirement, status }) => requirement === row && status !== 'not-shown')
    const met = rows.filter(({ status }) => status === 'met')
    const evidence = new Set(met.flatMap((it) => it.evidence.map(({ source }) => source)))
    const worth = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
    return worth > 0 && !isList(words) && !asksForMuch.test(words)
      ? [{ row, words, form, weight: weight * worth, evidence }]
      : []
  })
}

/** `payroll for 500+ employees`: whether it was as many is for the reader to say. */
const asksForMuch = patternOf(letterWords.asksForMuch)

/** `install curtain walling, structural glazing and shopfronts`: to repeat it is to recite. */
const isList = (words: string): boolean => {
  const [first = '', ...others] = words.split(/, (?:and |or )?| and | or /)
  return others.length > 1 && first.split(' ').length <= 3
}

/** Reads as something that people do rather than a name: `varroa control`, not `Python scripting`. */
export const isOrdinary = ({ words, form }: Need): boolean =>
  form !== 'thing' || /^\p{Ll}[\p{Ll}-]* [\p{Ll} -]+$/u.test(words)

/** A field of work by its name, and no duty told as one. */
export const isField = (need: Need): boolean =>
  need.form === 'thing' && isOrdinary(need) && !/^\p{L}+ing /u.test(need.words) && !saysHowFar.test(need.words)

const saysHowFar = patternOf(letterWords.saysHowFar)

/** `payroll experience in a high-volume environment` is asked of somebody, and is no work that one comes for. */
export const isWorkToDo = (need: Need): boolean => need.form !== 'thing' || !saysHowFar.test(need.words)

/** The ids of the lines that are about the very thing, and not about something near it. */
export const answersTo = (need: Need, proofs: readonly Proof[]): string[] =>
  proofs
    .filter(({ serves, source }) => serves.includes(need.row) && hasAll(source.text, need.words))
    .map(({ source }) => source.id)

const hasAll = (line: string, words: string): boolean => {
  const own = new Set(affirmedSkills(line).map(({ skill }) => skill.name))
  return skillMatcher()
    .find(words)
    .every(({ skill }) => own.has(skill.name))
}

/** Whether one of the proofs is about the very thing. */
export const isAnswered = ({ row }: Need, proofs: readonly Proof[]): boolean =>
  proofs.some(({ serves }) => serves.includes(row))

/** Whether one of the proofs is about the deed of the duty, or what it is done to, or has a name of what is asked for. */
export const isToThePoint = ({ form, words }: Need, proofs: readonly Proof[]): boolean =>
  form === 'thing'
    ? proofs.some(({ source }) => hasSomeName(source.text, words))
    : form === 'noun' || proofs.some(({ source }) => isAboutDuty(words, source.text))

/** `Citadis or Flexity vehicles` is no matter of a line that names neither. */
function hasSomeName(line: string, words: string): boolean {
  const names = words.match(/\p{Lu}[\p{L}\p{N}+#.-]*/gu) ?? []
  const asked = skillMatcher().find(words)
  const own = new Set(affirmedSkills(line).map(({ skill }) => skill.name))
  const lower = line.toLowerCase()
  return (
    names.length === 0 ||
    names.some((it) => lower.includes(it.toLowerCase())) ||
    asked.some(({ skill }) => own.has(skill.name))
  )
}

/** Whether one of the proofs counts for it in the ledger. */
export const isShown = ({ evidence }: Need, proofs: readonly Proof[]): boolean =>
  proofs.some(({ source }) => evidence.has(source.id))

/** Hands out what ranks highest, above nothing; what was handed out, or says much the same, is gone. */
export function needsLeft(needs: readonly Need[]) {
  let left = [...needs]
  return {
    left: () => left,
    take(rank: (need: Need) => number): Need | null {
      const [best] = left.filter((need) => rank(need) > 0).sort((a, b) => rank(b) - rank(a))
      if (best) left = left.filter((need) => !isAlike(need, best))
      return best ?? null
    },
  }
}

function isAlike(a: Need, b: Need): boolean {
  const [own, other] = [new Set(contentStems(a.words)), new Set(contentStems(b.words))]
  const shared = [...own].filter((it) => other.has(it)).length
  return a.row === b.row || shared >= 0.5 * Math.min(own.size, other.size)
}

export const wordsOf = ({ words }: Need): Piece => ad(words)

const needsNone = patternOf(letterWords.needsNoArticle, 'u')

/** `a collections database`, `SAP`, `near misses`: one thing that can be counted has its article. */
export function withArticle({ words, form }: Need): Piece[] {
  const [head = ''] = words.split(behindHead)
  const many = form === 'thing' && isNamed(words) ? endOfMany(words) : ''
  if (many !== '') return [ad(words), { frame: many }]
  const isBare = form !== 'thing' || needsNone.test(head) || isNamed(words)
  return isBare ? [ad(words)] : [{ frame: `${articleFor(words)} ` }, ad(words)]
}

const behindHead = patternOf(letterWords.behindHead, '')

const isNamed = (words: string) =>
  skillMatcher()
    .find(words)
    .some(({ from, to }) => from === 0 && to === words.length)

const beforeThing = patternOf(letterWords.beforeThing)

/** `dental nursing` of `experience of dental nursing`. */
export const thingOf = (need: Need): Piece[] => withArticle({ ...need, words: need.words.replace(beforeThing, '') })

/** As what a place or a role is like: `where the work involves SAP`. */
export const involved = (need: Need): Piece[] =>
  need.form === 'thing' ? say`the work involves ${thingOf(need)}` : said(need)

/** As one half of a sentence. */
export function said(need: Need): Piece[] {
  const words = wordsOf(need)
  if (need.form === 'verb') return say`you need someone to ${words}`
  if (need.form === 'third') return say`you need someone who ${words}`
  if (need.form === 'noun') return say`the role includes ${words}`
  return say`you mention ${withArticle(need)}`
}
