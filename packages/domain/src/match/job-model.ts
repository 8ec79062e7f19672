import { asideOf } from '../job/asides.ts'
import type { Job, Quote, Requirement } from '../job/job.ts'
import { isPersonal } from '../job/personal.ts'
import { perThing } from '../text/remembered.ts'
import { roomWords } from '../words/match.ts'
import { isCharge } from './charge.ts'
import { kindOf } from './credentials.ts'
import { type Fields, fieldsIn } from './fields.ts'
import { skillsOfTitle } from './occupations.ts'
import { termsOf, titleTerms } from './terms.ts'
import type { RowImportance } from './types.ts'
import { totalOf, type Unit, unitsOf, type Wording, wordingOf } from './units.ts'
import { atMost, fewAsked, fieldWeights, importanceWeights, tellingWeights } from './weights.ts'

/** One way to meet something that is asked. */
export interface Alternative {
  skills: readonly string[]
  units: readonly Unit[]
}

/** Something the advertisement asks, taken apart for comparing. */
export interface Ask {
  requirement: Requirement
  alternatives: readonly Alternative[]
  /** False where its words could be said of any work: nothing can show them. */
  tells: boolean
}

/** Something else the advertisement says of the work or of itself: compared by its words alone. */
export interface Phrase extends Alternative {
  id: string
  text: string
}

export interface JobModel {
  job: Job
  asks: readonly Ask[]
  duties: readonly Phrase[]
  culture: readonly Phrase[]
  title: readonly Unit[]
  /** Skills named in what is asked and in the duties, with the most that any of them is asked for. */
  skills: ReadonlyMap<string, RowImportance>
  /** Runs of four words of the advertisement. */
  runs: ReadonlySet<string>
  /** Texts already found to be copied from the advertisement or not. */
  copied: Map<string, boolean>
  fields: Fields
  /** What title, requirements and duties name. */
  wording: Wording
  /** How much all of that tells: the length of it as a vector. */
  told: number
}

export const jobModel = perThing(makeModel)

function makeModel(job: Job): JobModel {
  const asks = job.requirements.map(toAsk)
  const duties = phrasesOf('duty', job.responsibilities)
  const wording = wordingIn(job)
  return {
    job,
    asks,
    duties: duties.filter(({ units, text }) => totalOf(units) >= tellingWeights.duty || isCharge(text)),
    culture: phrasesOf('culture', job.cultureWords.slice(0, atMost.culture)),
    title: unitsOf(job.title ?? '', skillsOfTitle(job.title ?? '')),
    skills: skillsIn(job, duties),
    runs: new Set(runsOf(termsOf(job.text).words)),
    copied: new Map(),
    wording,
    told: [...wording.values()].reduce((sum, weight) => sum + weight * weight, 0),
    fields: fieldsOf(job, asks),
  }
}

const phrasesOf = (kind: string, quotes: readonly Quote[]): Phrase[] =>
  quotes.map(({ words }, index) => ({ id: `${kind}-${index + 1}`, text: words, skills: [], units: unitsOf(words) }))

function toAsk(read: Requirement): Ask {
  const requirement = { ...read, kind: kindOf(read) }
  const alternatives = alternativesOf(requirement)
  const tells = isCharge(requirement.text) || alternatives.some(({ units }) => totalOf(units) >= tellingWeights.ask)
  return { requirement, alternatives, tells }
}

const choice = /\s+or\s+|,\s+(?:or\s+)?/

function alternativesOf({ kind, text, skills: named }: Requirement): Alternative[] {
  // "Applications without X": here the denied is what is asked.
  const skills = named.length === 0 && kind === 'certificate' ? [...termsOf(text).spelt.keys()] : named
  const whole: Alternative = { skills, units: unitsOf(text, skills) }
  if (!/\sor\s/.test(text)) return [whole]
  const parts = [...text.split(choice), ...completed(text)]
    .map((part) => ({ skills: [...termsOf(part).skills.keys()], units: unitsOf(part) }))
    .filter(({ units }) => totalOf(units) >= tellingWeights.ask)
  return [...parts, ...skills.map((name) => ({ skills: [name], units: unitsOf('', [name]) })), { ...whole, skills: [] }]
}

/** `Health and safety committee or representative`: the second goes on with the first one's words, where a skill is called so. */
function completed(text: string): string[] {
  const [, head = '', last = ''] = headed.exec(text) ?? []
  const whole = `${head} ${last}`
  const longest = (of: string) => Math.max(0, ...[...termsOf(of).spelt.values()].map(({ length }) => length))
  return last !== '' && longest(whole) > Math.max(head.length, longest(last)) ? [whole] : []
}

const headed = /^(\S.*) \S+ or (.+)$/

/** `Teaching rooms`, among the duties: what a room is for is not done by whoever looks after it. */
const roomFor = new RegExp(`\\p{L}+ing(?= (?:${roomWords.replaceAll(', ', '|')})(?!\\p{L}))`, 'giu')

function skillsIn(
  { requirements, title, company, location, text, ignored, benefits }: Job,
  duties: readonly Phrase[],
): Map<string, RowImportance> {
  const found = new Map<string, RowImportance>()
  const add = (name: string, importance: RowImportance) => {
    const known = found.get(name)
    if (!known || importanceWeights[known] < importanceWeights[importance]) found.set(name, importance)
  }
  for (const { skills, importance, text } of requirements)
    for (const name of [...skills, ...termsOf(text).skills.keys()]) add(name, importance)
  for (const name of termsOf(title ?? '').skills.keys()) add(name, 'mentioned')
  const asked = requirements.filter(({ kind }) => kind !== 'trait')
  // M29: where hardly anything is asked outright, all that is named tells of it.
  const others = asked.length < fewAsked ? withoutThese(text, [...ignored, ...benefits]).split('\n') : []
  for (const { text: duty } of duties) {
    const rooms = new Set((duty.match(roomFor) ?? []).map((it) => it.toLowerCase()))
    const { skills, spelt } = termsOf(duty)
    for (const name of skills.keys()) if (!rooms.has(spelt.get(name)?.toLowerCase() ?? '')) add(name, 'mentioned')
  }
  const names = [company, location].flatMap((it) => it ?? [])
  for (const said of others.filter((line) => isOfWork(line) && !names.some((it) => line.includes(it)))) {
    const { skills, spelt } = termsOf(said)
    for (const [name, written] of spelt) if (skills.has(name) && !isPersonal(written)) add(name, 'mentioned')
  }
  return found
}

/** Not of the person, and none of what every employer says. */
const isOfWork = (line: string) => !isPersonal(line) && asideOf(line) === null

function fieldsOf(job: Job, asks: readonly Ask[]): Fields {
  return fieldsIn([
    { terms: titleTerms(job.title ?? ''), weight: fieldWeights.advertisedTitle },
    ...asks.map(({ requirement: { skills, importance } }) => ({
      terms: { skills: new Map(skills.map((name) => [name, 1])) },
      weight: importance === 'required' ? 1 : fieldWeights.preferred,
    })),
    ...job.responsibilities.map(({ words }) => ({ terms: termsOf(words), weight: fieldWeights.duty })),
  ])
}

/** What the whole advertisement speaks of: what it says again and again tells more of the work than what it says once. */
function wordingIn({ title, text, ignored }: Job): Wording {
  const lines = withoutThese(text, ignored).split('\n')
  const told = new Map<string, { weight: number; times: number }>()
  for (const terms of [titleTerms(title ?? ''), ...lines.map(termsOf)])
    for (const [key, weight] of wordingOf(terms)) told.set(key, { weight, times: (told.get(key)?.times ?? 0) + 1 })
  return new Map([...told].map(([key, { weight, times }]) => [key, weight * (1 + Math.log(times))]))
}

const withoutThese = (text: string, quotes: readonly Quote[]): string =>
  quotes.reduce((left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`, text)

/** Every four words that follow each other. */
export function runsOf(all: readonly string[]): string[] {
  return all.slice(3).map((word, index) => `${all[index]} ${all[index + 1]} ${all[index + 2]} ${word}`)
}
