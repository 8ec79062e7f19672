import type { Seniority } from '../job/job.ts'
import { seniorityOf } from '../job/terms.ts'
import { titleness } from '../language/job-nouns.ts'
import { readVerb } from '../language/verbs.ts'
import { isStopWord, words } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { sentencesIn } from '../text/sentences.ts'
import { isPluralNoun, oneOfMany } from '../text/tokens.ts'
import * as chargeWords from '../words/charge.ts'
import {
  besidePeople,
  leadingVerbs,
  ledPeople,
  managedThings,
  notGroups,
  notLed,
  ofNewPeople,
  smallNumbers,
  teachingVerbs,
  undergone,
} from '../words/match.ts'
import { jobNouns } from '../words/people.ts'
import { ownShareIn } from './own-share.ts'
import type { ResumeModel, Statement } from './resume-model.ts'
import { isTold } from './role-model.ts'
import { countsAs } from './roles.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { stemsOf } from './units.ts'
import { chargeWeights, placeWeights } from './weights.ts'

// Who leads people or holds money says so: the name of the trade in a title, or what the team works on, does not show it.

const inCharge = patternOf(chargeWords.inCharge, '')
const asResponsible = patternOf(chargeWords.asResponsible, 'gi')
const asTraining = patternOf(chargeWords.asTraining, 'gi')

const isPeople = (word: string, before: string) => {
  if (ledPeople.has(word)) return true
  if (!isPluralNoun(word) || notLed.has(word)) return false
  return jobNouns.has(oneOfMany(word)) || (doers.test(word) && (isNumber(before) || ofNewPeople.has(before)))
}

const doers = patternOf(chargeWords.doers, '')
/** Whom one supervises is always somebody. */
const isSomebody = (word: string) => doers.test(word) || titleness(word) === 1 || /^students?$/.test(word)
const isNumber = (word: string) => /^\d{1,4}\+?$/.test(word) || smallNumbers.has(word)

/** Whether one of these verbs, or a charge, is about people: `ran a kitchen of nine cooks`. */
function isOfPeople(text: string, deeds: ReadonlySet<string>): boolean {
  return sentencesIn(text).some((sentence) => {
    const said = words(sentence.text.replace(asResponsible, 'responsible').replace(asTraining, 'train'))
    return said.some(
      (word, at) =>
        isDeed(word, deeds) &&
        !undergone.has(said[at + 1] ?? '') &&
        (reachesPeople(said.slice(at + 1, at + 1 + chargeWeights.within)) ||
          (/^superv/.test(word) && said.slice(at + 1, at + 1 + chargeWeights.supervised).some(isSomebody))),
    )
  })
}

/** `Managed orders` leads nobody. */
export const leadsPeople = (text: string): boolean => isOfPeople(text, leadingVerbs)
export const teachesPeople = (text: string): boolean => asTeacher.test(text) || isOfPeople(text, teachingVerbs)

const asTeacher = patternOf(chargeWords.asTeacher, 'iu')

const isDeed = (word: string, deeds: ReadonlySet<string>) =>
  (deeds.has(readVerb(word)?.base ?? '') && word !== 'heads') || (deeds === leadingVerbs && inCharge.test(word))

/** Nor is `workshops of six`. */
const isNoGroup = (word: string) => notGroups.has(word) || isPluralNoun(word)

function reachesPeople(words: readonly string[]): boolean {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? ''
    if (isPeople(word, words[at - 1] ?? '') || (isNumber(words[at - 2] ?? '') && isPeople(word, words[at - 2] ?? '')))
      return true
    // `a department of six`, but not `a fleet of six vans`, nor a caseload of 30, nor `year 1 of 2`.
    const group = words[at - 1] ?? 's'
    if (word === 'of' && isNumber(next) && !isNoGroup(group) && !isNumber(group) && isStopWord(words[at + 2] ?? 'and'))
      return true
    if (at > 0 && (besidePeople.has(word) || (word === 'with' && !isNumber(next)))) return false
  }
  return false
}

const ofLeaders = patternOf(chargeWords.ofLeaders)
const leadingTitle = patternOf(chargeWords.leadingTitle)
const leadsOther = new RegExp(`\\b(?:${[...managedThings].join('|')})\\s+manager\\b`, 'i')
const highest = new Set<Seniority | null>(['lead', 'manager', 'director', 'executive'])

/** Whoever leads people has taught some of them. */
function teachesIn(statement: Statement): number {
  const { kind, text } = statement.source
  if (kind === 'role' || kind === 'label') return 0
  return teachesPeople(text)
    ? (statement.proves ?? placeWeights.other)
    : chargeWeights.taughtByLeading * leadsIn(statement)
}

/** What a statement shows of leading people: the deed, a title that comes with it, or having taught somebody. */
function leadsIn({ source, proves }: Statement): number {
  const { kind, text, quotes } = source
  if (kind === 'role' || kind === 'label') {
    const [title = ''] = quotes
    if (leadsOther.test(title)) return chargeWeights.otherTitle
    return highest.has(seniorityOf(title, null)) || leadingTitle.test(title) ? chargeWeights.title : 0
  }
  const place = proves ?? placeWeights.other
  if (ofLeaders.test(text) || leadsPeople(text)) return place
  return teachesPeople(text) ? chargeWeights.ledByTeaching * place : 0
}

const money = patternOf(chargeWords.money)
const amount = /[£$€]\s?\d|\b[A-Z]{3} ?\d/
const holding = patternOf(chargeWords.holding)
const ofProjects = patternOf(chargeWords.ofProjects)

function holdsIn({ source: { text }, proves }: Statement): number {
  const place = proves ?? placeWeights.other
  if (money.test(text)) return place
  if (!amount.test(text)) return 0
  if (holding.test(text)) return chargeWeights.amountHeld * place
  return ofProjects.test(text) ? chargeWeights.amountUsed * place : 0
}

const askedMoney = patternOf(chargeWords.askedMoney)

interface Charge {
  isAsked: (phrase: string) => boolean
  shows: (statement: Statement) => number
}

const charges: Charge[] = [
  { isAsked: (phrase) => leadsPeople(phrase) || ofLeaders.test(phrase), shows: leadsIn },
  { isAsked: teachesPeople, shows: teachesIn },
  { isAsked: (phrase) => askedMoney.test(phrase), shows: holdsIn },
]

/** Remembered: each phrase is looked for again after every change. Of several, any one is enough only where it says `or`. */
const chargesIn = perText((phrase) =>
  charges.filter(({ isAsked }) => isAsked(phrase)).slice(0, / or /.test(phrase) ? charges.length : 1),
)

export const isCharge = (phrase: string): boolean => chargesIn(phrase).length > 0

const shown = new WeakMap<Statement, Map<Charge, number>>()

/** Remembered: a statement is asked again for every change that is tried. */
function showsIn(statement: Statement, charge: Charge): number {
  const known = shown.get(statement) ?? new Map<Charge, number>()
  const share = known.get(charge) ?? charge.shows(statement) * ownShareIn(statement.source).share
  shown.set(statement, known.set(charge, share))
  return share
}

/** `Managing sites`, of somebody who worked on some: by a title that leads, or a line that tells of it. */
function isLed(phrase: string, { statements }: ResumeModel): boolean {
  const [verb = '', ...things] = words(phrase)
  const { base = '', form } = readVerb(verb) ?? {}
  if (form !== 'gerund' || !leadingVerbs.has(base)) return true
  const stems = stemsOf(things.join(' '))
  return statements.some(
    (it) =>
      stems.some((stem) => it.terms.stems.has(stem)) &&
      (leadsIn(it) > 0 || (isTold(it.source) && words(it.source.text).some((word) => isDeed(word, leadingVerbs)))),
  )
}

/** What a phrase puts in somebody's charge, by the statements that show such a charge; else what its words show. */
export function chargeShown(phrase: string, byWords: Shown, model: ResumeModel): Shown {
  const asked = chargesIn(phrase)
  if (asked.length === 0) {
    const most = byWords.share > chargeWeights.thingAlone && !isLed(phrase, model) ? chargeWeights.thingAlone : 1
    return { ...byWords, share: Math.min(most, byWords.share) }
  }
  const { elsewhere } = chargeWeights
  const nearness = new Map(model.related.map(({ role, share }) => [role.id, countsAs(share)]))
  let best = nothing
  for (const statement of model.statements) {
    const { role } = statement.source
    const near = Math.max(byWords.share, role === null ? model.nearest : (nearness.get(role) ?? 0))
    const share = Math.max(...asked.map((it) => showsIn(statement, it))) * (elsewhere + (1 - elsewhere) * near)
    if (share > best.share) best = { share, how: null, evidence: [quote(statement)] }
  }
  return best
}
