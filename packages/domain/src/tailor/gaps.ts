import { readAnswer, type Said } from '../facts/answers.ts'
import { isDemand } from '../job/is-demand.ts'
import type { Job, Requirement } from '../job/job.ts'
import { endsApplication } from '../job/knock-outs.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems, isStopWord, words } from '../language/words.ts'
import { isCharge, type LedgerRow, type Standing } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { namesIn, type TellNames } from '../skills/proper-names.ts'
import { isKindOf } from '../skills/relation.ts'
import { chargeNouns, leadingVerbs, ledPeople } from '../words/match.ts'
import { conditionQuestion, ofListed, questionFor } from './questions.ts'

/** Something that the advertisement asks and the resume does not show, as a question that a person can answer. */
export interface GapQuestion {
  /** The id of the requirement; of a condition that is none, its words. */
  id: string
  requirement: string
  importance: 'required' | 'preferred'
  question: string
  answered: boolean
  /** The id of an answer that may be meant as a yes: the person is asked once more. */
  unsure?: string | undefined
}

interface Gap extends Omit<GapQuestion, 'question' | 'unsure'> {
  rank: number
  /** The sentence that asks for it. */
  sentence: string
  ask: (isName: TellNames) => string
}

/** Conditions first, then what is required, then what is wished; each once. */
export function gapQuestions(
  document: ResumeDocument,
  job: Job,
  match: Standing,
  facts: readonly Fact[],
): GapQuestion[] {
  const own = sourcesOf(document).map(({ text }) => text)
  const isName = namesIn([job.text, ...own].join('\n'))
  const found = own.flatMap((text) =>
    skillMatcher()
      .find(text)
      .filter(({ negated }) => !negated),
  )
  const named = new Set(found.map(({ skill }) => skill.name))
  const gaps = [...requirementGaps(job, match, facts, named), ...conditionGaps(job, match, facts)]
  const sorted = gaps
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ask, sentence, ...gap }) => ({ gap: { ...gap, question: ask(isName) }, sentence }))
  const asked = sorted.map(({ gap }) => gap)
  const wanted = asked.map(({ requirement }) => contentStems(requirement))
  const said = asked.map(({ question }) => new Set(contentStems(question)))
  const isOfOneSentence = (one: number, other: number) => sorted[one]?.sentence === sorted[other]?.sentence
  /** `Write reports` is asked with “Able to write reports and letters”; a word alone, with its own sentence. */
  const isWithin = (one: number, other: number) =>
    (other < one && [one, other].every((at) => isBareCharge(asked[at]?.requirement ?? ''))) ||
    asked[one]?.question === asked[other]?.question ||
    (((wanted[one]?.length ?? 0) > 1 || isOfOneSentence(one, other)) &&
      wanted[one]?.every((it) => said[other]?.has(it)))
  return asked.filter(
    ({ importance }, at) =>
      !asked.some(
        (other, place) =>
          isWithin(at, place) && (place < at || (other.importance === importance && !isWithin(place, at))),
      ),
  )
}

function requirementGaps(job: Job, { ledger }: Standing, facts: readonly Fact[], named: Set<string>): Gap[] {
  return job.requirements.flatMap((requirement) => {
    const { id, kind, text, importance, knockOut, skills } = requirement
    const row = ledger.find((it) => it.id === id)
    // A trait is shown by how somebody tells of their work, and not by an answer.
    if (!row || row.corrected || kind === 'trait' || !isDemand(requirement, job)) return []
    const rank = knockOut ? 0 : importance === 'required' ? 1 : 2
    const told = facts.some((fact) => covers(fact, requirement))
    const isMet = row.status === 'met'
    const isTold = isMet && row.evidence.length > 0 && row.evidence.every(({ source }) => source.startsWith('fact-'))
    const isHad = skills.some((it) => isNamed(it, named))
    // Something close to a skill is not the skill; who led people has led some.
    const isClose = row.status === 'partly' && skills.length > 0 && !isHad && !isBareCharge(text) && !isDone(text, row)
    const isOpen = row.status === 'not-shown'
    const isListed = isOpen && isHad && isAlone(requirement)
    const listed = isListed ? skills.find((it) => named.has(it)) : undefined
    if (!isTold && !isClose && (!isOpen || (isListed && listed === undefined))) return []
    const ask = (isName: TellNames) => (listed ? ofListed(text) : questionFor(requirement, isName))
    return [{ id, requirement: text, importance, rank, sentence: requirement.words, answered: told || isTold, ask }]
  })
}

/** `Supervising staff` and `leading a team` ask one thing. */
const isBareCharge = (asked: string) => isCharge(asked) && words(asked).every(isOfCharge)

const isOfCharge = (word: string) =>
  isStopWord(word) || leadingVerbs.has(readVerb(word)?.base ?? '') || ledPeople.has(word) || chargeNouns.has(word)

/** `Grant writing`, of somebody who wrote a grant application: its verb and its object in one line. */
function isDone(asked: string, { evidence }: LedgerRow): boolean {
  const [last = '', ...object] = words(asked).reverse()
  const verb = readVerb(last)
  if (verb?.form !== 'gerund' || object.length === 0) return false
  return evidence.some(({ quote }) => {
    const said = words(quote).map((word) => readVerb(word.replace(/^co-/, ''))?.base)
    const stems = new Set(contentStems(quote))
    return said.includes(verb.base) && contentStems(object.join(' ')).every((it) => stems.has(it))
  })
}

const manyProducts = 2

/** By its name, by a kind of it, or by several products of a suite: Word and Outlook are of Microsoft Office. */
const isNamed = (asked: string, named: ReadonlySet<string>) =>
  named.has(asked) ||
  [...named].some((it) => isKindOf(it, asked)) ||
  (isProduct(asked) && [...named].filter((it) => skillNamed(it)?.parents.includes(asked)).length >= manyProducts)

/** By its capitals: `Microsoft Office`, `Adobe Creative Cloud`. */
const isProduct = (name: string) => name.split(' ').every((word) => /^\p{Lu}/u.test(word))

/** Nothing is asked of the skill but to have it. */
const isAlone = ({ text, skills: [skill = ''] }: Requirement) =>
  skillMatcher()
    .find(text)
    .some(
      ({ skill: it, from, to }) => it.name === skill && contentStems(text.slice(0, from) + text.slice(to)).length === 0,
    )

const covers = ({ requirement, skill, statement }: Fact, { id, text, skills }: Requirement) =>
  requirement === id ||
  requirement === text ||
  [
    skill ?? '',
    ...skillMatcher()
      .find(statement)
      .map((it) => it.skill.name),
  ].some((it) => skills.includes(it))

/** Conditions that are no requirement: a permit, a check, a place. Nobody is asked what they can bear. */
function conditionGaps({ knockOuts, requirements }: Job, match: Standing, facts: readonly Fact[]): Gap[] {
  const asked = new Set(requirements.map(({ text }) => text))
  return knockOuts
    .filter(endsApplication)
    .filter(
      ({ text }) => !asked.has(text) && match.knockOuts.some((it) => it.requirement === text && it.status !== 'met'),
    )
    .map(({ text, kind }) => ({
      ...{ id: text, requirement: text, importance: 'required', rank: 0, sentence: text },
      answered: facts.some(({ requirement }) => requirement === text),
      ask: (isName) => conditionQuestion(kind, text, isName),
    }))
}

/** The same questions, each with the last answer to it where that says neither yes nor no. */
export const withUnsure = (gaps: readonly GapQuestion[], said: readonly Said[]): GapQuestion[] =>
  gaps.map((gap) => {
    const last = gap.answered ? undefined : said.findLast(({ requirement }) => requirement === gap.requirement)
    return last && readAnswer(last).outcome === 'unsure' ? { ...gap, unsure: last.id } : gap
  })
