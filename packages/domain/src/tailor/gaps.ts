import { affirmedSkills } from '../held/index.ts'
import { isDemand } from '../job/is-demand.ts'
import type { Job, Requirement } from '../job/job.ts'
import { endsApplication } from '../job/knock-outs.ts'
import { contentStems } from '../language/words.ts'
import type { Standing } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { namesIn, type TellNames } from '../skills/proper-names.ts'
import { readAnswer, type Said } from './fact-from.ts'
import { conditionQuestion, questionFor } from './questions.ts'

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
  const found = own.flatMap(affirmedSkills)
  const named = new Set(found.map(({ skill }) => skill.name))
  const gaps = [...requirementGaps(job, match, facts, named), ...conditionGaps(job, match, facts)]
  const asked = gaps
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ask, ...gap }) => ({ ...gap, question: ask(isName) }))
  const wanted = asked.map(({ requirement }) => contentStems(requirement))
  const said = asked.map(({ question }) => new Set(contentStems(question)))
  /** `Write reports` is asked with “Able to write reports and letters”. */
  const isWithin = (one: number, other: number) =>
    asked[one]?.question === asked[other]?.question ||
    ((wanted[one]?.length ?? 0) > 1 && wanted[one]?.every((it) => said[other]?.has(it)))
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
    if (!row || kind === 'trait' || !isDemand(requirement, job)) return []
    const rank = knockOut ? 0 : importance === 'required' ? 1 : 2
    const told = facts.some((fact) => covers(fact, requirement))
    const isMet = row.status === 'met'
    const isTold = isMet && row.evidence.length > 0 && row.evidence.every(({ source }) => source.startsWith('fact-'))
    // Something close to a skill is not the skill.
    const isClose = row.status === 'partly' && skills.length > 0 && !skills.some((it) => named.has(it))
    if (!isTold && !isClose && row.status !== 'not-shown') return []
    const ask = (isName: TellNames) => questionFor(requirement, isName)
    return [{ id, requirement: text, importance, rank, answered: told || isTold, ask }]
  })
}

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
      ...{ id: text, requirement: text, importance: 'required', rank: 0 },
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
