import type { Job } from '@bespeak/domain/job/job.ts'
import { type Correction, matchResume, type Standing, standingOf } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { escapeHtml } from '@bespeak/domain/resume/html/node.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import type { Confirmed, Settled } from '@bespeak/domain/resume/settled.ts'
import {
  apply,
  type Doubted,
  type Edit,
  type GapQuestion,
  gapQuestions,
  judge,
  openingSuggestions,
  propose,
  rationale,
  type StandingOf,
  type TailorOptions,
  toAsk,
  withUnsure,
} from '@bespeak/domain/tailor/index.ts'
import { judgeReplies, numberedPage, splitRefused } from '@bespeak/domain/writers/index.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { TailorStep } from '../engine/telling.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { KnownFact, Said } from '../facts/said.ts'
import { cleanHtml } from '../html/clean.ts'
import type { Written } from '../html/content.ts'
import { type MadeSuggestion, suggestedEdits } from '../suggestions/suggested.ts'
import type { ModelWords } from '../writers/models.ts'
import { builtIn } from '../writers/names.ts'
import { leftOut } from './left-out.ts'
import { ownWordsIn } from './own-words.ts'
import { untailoredScore } from './page-scores.ts'
import { type PageScores, scoresOf } from './scores.ts'
import { type TailorEdit, tailorEdits } from './tailor-edits.ts'

/** What a resume is held against a job with. */
interface Comparison {
  said: readonly Said[]
  /** What the person says of rows. */
  corrections?: readonly Correction[] | undefined
  advertisement: string
  /** The day, `2026-07-01`. */
  today: string
}

/** All that a tailoring is made of. */
export interface TailorTask extends Comparison {
  original: Written
  /** What the person said of words before. */
  settled: Settled
  options: TailorOptions
  /** What a language model wrote, where one was asked. */
  words?: ModelWords | null | undefined
  /** Why it wrote nothing. */
  note?: string | null | undefined
}

export interface QuestionsTask extends Comparison {
  document: ResumeDocument
}

export interface Tailored extends Written {
  /** Whose words it has, besides the person's. */
  writer: string
  job: JobGist
  /** What it could rest on besides the resume. */
  facts: KnownFact[]
  edits: TailorEdit[]
  /** What stands nowhere until the person says yes. */
  suggestions: MadeSuggestion[]
  gaps: GapQuestion[]
  rationale: string
  scores: PageScores
}

/** Each step is told as it begins. Whatever a model says, the judge decides. */
export async function tailor(task: TailorTask, begin: (step: TailorStep) => void): Promise<Tailored> {
  const { original, said, corrections, advertisement, options, today, settled } = task
  const { document } = original
  begin('reading')
  const compared = { today, corrections, ...toldIn(said) }
  const { facts } = compared
  const job = jobIn(advertisement)
  begin('comparing')
  const match = matchResume(document, job, compared)
  const standing = onceForEach((it) => standingOf(it, job, compared), [document, match])
  const gaps = gapQuestions(document, job, match, facts)
  begin('writing')
  const built = propose(document, job, options, facts, today, standing)
  const { theirs, ours, by } = withWords(task, built, { job, facts })
  begin('checking')
  const known = [...facts, ...settled.yes.map(knownFact)]
  const own = ownWordsIn({ original, facts: known })
  const { confirmed, doubted: openings } = settledOpenings(task, [...theirs.accepted, ...ours], theirs.doubted)
  const edits = tailorEdits(document, job, [...theirs.accepted, ...ours, ...confirmed], own)
  const suggestions = suggestedEdits(document, job, toAsk([...theirs.doubted, ...openings], job), own)
  const tailored = apply(document, edits)
  const after = edits.length === 0 ? match : matchResume(tailored, job, compared)
  const before = facts.length === 0 ? match.score : untailoredScore(document, job, compared)
  return {
    ...{
      writer: by,
      job: gistOf(job),
      facts: known,
      edits,
      suggestions,
      gaps,
      document: tailored,
      content: contentOf(tailored),
    },
    rationale:
      (task.note ? `<p>${escapeHtml(task.note)}</p>` : '') +
      rationale(document, edits, gaps, said) +
      leftOut(theirs.inVain),
    scores: scoresOf(after, before),
  }
}

interface Theirs {
  accepted: Edit[]
  doubted: Doubted[]
  inVain: { edit: Pick<Edit, 'text'>; why: string }[]
}

/** The words of a model for the lines that they stand for, judged once; ours for all others, and where theirs are asked about. */
function withWords(
  { original, words, settled, today }: TailorTask,
  built: readonly Edit[],
  { job, facts }: { job: Job; facts: readonly KnownFact[] },
): { theirs: Theirs; ours: readonly Edit[]; by: string } {
  if (!words) return { theirs: { accepted: [], doubted: [], inVain: [] }, ours: built, by: builtIn }
  const { document } = original
  const page = numberedPage(document, facts)
  const ground = { document, job, facts, today, settled, against: words.against, page }
  const judged = judgeReplies(ground, words.replies)
  // What is left out for its length stays out, whoever words it.
  const isIn = ({ line }: Edit) => !built.some((it) => it.line === line && it.text === '')
  const accepted = judged.accepted.filter(isIn)
  const doubted = judged.doubted.filter(({ edit }) => isIn(edit))
  const lines = new Set(accepted.map(({ line }) => line))
  const isTheirs = ({ kind, line, takes = [] }: Edit) =>
    kind !== 'moved' && [line, ...takes].some((it) => lines.has(it))
  const ours = built.filter((edit) => !isTheirs(edit) && !(hasSummary(accepted) && isSummary(edit)))
  const { untrue, told } = splitRefused(judged.refused)
  const inVain = told.map(({ text, why }) => ({ edit: { text }, why }))
  const isWritten = accepted.length + doubted.length > 0
  const toSettle = [...doubted, ...untrue.filter(({ edit }) => isIn(edit))]
  return { theirs: { accepted, doubted: toSettle, inVain }, ours, by: isWritten ? words.writer : builtIn }
}

/** The suggested openings that the person said yes to before, and those to ask about. */
function settledOpenings(
  { original: { document }, settled }: TailorTask,
  edits: readonly Edit[],
  asked: readonly Doubted[],
) {
  const openings = openingSuggestions(document, edits).filter(
    ({ edit }) => !asked.some((it) => it.edit.line === edit.line),
  )
  const doubtsOf = new Map(openings.map(({ edit, doubts }) => [edit.text, doubts]))
  const judgement = judge(
    document,
    [],
    openings.map(({ edit }) => edit),
    { settled, judgeWords: (text) => ({ verdict: 'ask', doubts: doubtsOf.get(text) ?? [], why: null }) },
  )
  return { confirmed: judgement.accepted, doubted: judgement.doubted }
}

const isSummary = ({ kind, place }: Edit) => kind === 'added' && place?.list === 'summary'
const hasSummary = (edits: readonly Edit[]) => edits.some(isSummary)

const knownFact = ({ fact, text, saidOn }: Confirmed): KnownFact => ({
  ...{ id: fact, statement: text, said: text, saidOn, confirmed: true },
})

/** Matching takes long, and the writer looks at what is looked at before and after. */
function onceForEach(match: StandingOf, ...known: [ResumeDocument, Standing][]): StandingOf {
  const standings = new Map(known.map(([document, standing]) => [JSON.stringify(document), standing]))
  return (document) => {
    const key = JSON.stringify(document)
    const standing = standings.get(key) ?? match(document)
    standings.set(key, standing)
    return standing
  }
}

/** What the advertisement asks and the resume does not show. */
export function questions({ document, said, corrections, advertisement, today }: QuestionsTask): GapQuestion[] {
  const [job, told] = [jobIn(advertisement), { ...toldIn(said), corrections }]
  return withUnsure(gapQuestions(document, job, standingOf(document, job, { today, ...told }), told.facts), said)
}

/** As it is kept, so that what was opened and not changed is the same when it comes back. */
export const contentOf = (document: Written['document']): string => cleanHtml(toHtml(document))
