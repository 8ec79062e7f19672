import { readAnswer, type Said } from '../facts/answers.ts'
import type { Job, Requirement } from '../job/job.ts'
import { rowIdOf } from '../job/row-id.ts'
import type { LedgerRow, Standing } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { questionAboutLine, questionFor } from './questions.ts'
import { weakOpeningOf } from './weak-openings.ts'

/** A requirement that is not on the resume, or only in a weak line, as a question that a person can answer. */
export interface GapQuestion {
  /** The id of the requirement. */
  id: string
  /** What the answer is kept under: the ad's words; for a weak line its own, so that a no does not deny the requirement. */
  requirement: string
  importance: 'required' | 'preferred'
  question: string
  answered: boolean
  /** The id of an answer that may be meant as a yes: the person is asked once more. */
  unsure?: string | undefined
  /** The weak line that it asks about, by its source. */
  line?: string | undefined
}

/** Answered ones among them: nobody who answers is asked on and on. */
const mostQuestions = 5

/** [T23] Named rows first, dealbreakers and musts before the rest; then weak lines that are all a must has. */
export function gapQuestions(
  document: ResumeDocument,
  job: Job,
  { ledger, knockOuts }: Pick<Standing, 'ledger' | 'knockOuts'>,
  facts: readonly Fact[],
): GapQuestion[] {
  const sources = new Map(sourcesOf(document).map((source) => [source.id, source]))
  const requirements = new Map(job.requirements.map((it) => [it.id, it]))
  const told = new Set(facts.map(({ requirement = '' }) => rowIdOf(requirement)))
  const gaps = ledger
    .filter(({ corrected, maxPoints }) => !corrected && maxPoints > 0)
    .toSorted((one, other) => other.maxPoints - one.maxPoints)
    .flatMap((row) => {
      const lines = row.evidence.flatMap(({ source }) => sources.get(source) ?? [])
      return (lines.length > 0 ? weakLineGap(row, lines, told) : missingGap(row, requirements.get(row.id), told)) ?? []
    })
  const dealbreakers = new Set(knockOuts.map(({ requirement }) => rowIdOf(requirement)))
  const turnOf = ({ id, importance, line }: GapQuestion) =>
    dealbreakers.has(id) ? 0 : importance === 'preferred' ? 3 : line ? 2 : 1
  return gaps
    .filter(({ requirement }, at) => gaps.findIndex((it) => it.requirement === requirement) === at)
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .slice(0, mostQuestions)
}

/** Only what can be looked up by its name, or was answered before. */
function missingGap(
  row: LedgerRow,
  requirement: Requirement | undefined,
  told: ReadonlySet<string>,
): GapQuestion | null {
  const answered = told.has(row.id)
  const question = requirement && (row.certain || answered) ? questionFor(requirement) : null
  const importance = row.importance === 'required' ? 'required' : 'preferred'
  return question === null ? null : { id: row.id, requirement: row.requirement, importance, question, answered }
}

function weakLineGap(
  { id, importance }: LedgerRow,
  lines: readonly Source[],
  told: ReadonlySet<string>,
): GapQuestion | null {
  const [line] = lines
  if (!line || importance !== 'required' || !lines.every(opensWeakly)) return null
  const { text } = line
  const answered = told.has(rowIdOf(text))
  return { id, requirement: text, importance, question: questionAboutLine(text), answered, line: line.id }
}

const opensWeakly = ({ text, role, kind }: Source) => kind === 'line' && role !== null && weakOpeningOf(text) !== null

/** The same questions, each with the last answer to it where that says neither yes nor no. */
export const withUnsure = (gaps: readonly GapQuestion[], said: readonly Said[]): GapQuestion[] =>
  gaps.map((gap) => {
    const last = gap.answered ? undefined : said.findLast(({ requirement }) => requirement === gap.requirement)
    return last && readAnswer(last).outcome === 'unsure' ? { ...gap, unsure: last.id } : gap
  })
