import { supports } from '@bespeak/domain/claims/index.ts'
import { termsAsked } from '@bespeak/domain/job/terms-asked.ts'
import { matchResume, type Standing, standingOf } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import type { Confirmed, Settled } from '@bespeak/domain/resume/settled.ts'
import {
  apply,
  type Edit,
  type GapQuestion,
  gapQuestions,
  type Judgement,
  judge,
  proposals,
  rationale,
  type StandingOf,
  type TailorOptions,
  toAsk,
  type Writer,
  type WritingTask,
  withUnsure,
} from '@bespeak/domain/tailor/index.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { TailorStep } from '../engine/telling.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { KnownFact, Said } from '../facts/said.ts'
import { cleanHtml } from '../html/clean.ts'
import type { Written } from '../html/content.ts'
import { type MadeSuggestion, suggestedEdits } from '../suggestions/suggested.ts'
import type { PageFigures } from './figures.ts'
import { leftOut } from './left-out.ts'
import { ownWordsIn } from './own-words.ts'
import { pageFigures } from './page-figures.ts'
import { type TailorEdit, tailorEdits } from './tailor-edits.ts'

/** What a resume is held against a job with. */
interface Comparison {
  said: readonly Said[]
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
}

export interface QuestionsTask extends Comparison {
  document: ResumeDocument
}

export interface Tailored extends Written {
  job: JobGist
  /** What it could rest on besides the resume. */
  facts: KnownFact[]
  edits: TailorEdit[]
  /** What stands nowhere until the person says yes. */
  suggestions: MadeSuggestion[]
  gaps: GapQuestion[]
  rationale: string
  scores: TailoredScores
}

/** What the person brings, before and with what they said and at most; and how much of it stands on the page. */
interface TailoredScores extends PageFigures {
  matchScore: number
  matchScoreBefore: number
  matchScoreCeiling: number
}

/** Each step is told as it begins. Whatever the writer says, the judge decides. */
export async function tailor(
  task: TailorTask,
  begin: (step: TailorStep) => void,
  writer?: Writer,
  check = supports,
): Promise<Tailored> {
  const { original, said, advertisement, options, today, settled } = task
  const { document } = original
  begin('reading')
  const told = toldIn(said)
  const { facts } = told
  const job = jobIn(advertisement)
  begin('comparing')
  const match = matchResume(document, job, { today, ...told })
  const standing = onceForEach((it) => standingOf(it, job, { today, ...told }), [document, match])
  const gaps = gapQuestions(document, job, match, facts)
  begin('writing')
  const drafts = await drafted({ document, job, options, facts, today, standing, check }, writer)
  begin('checking')
  const known = [...facts, ...settled.yes.map(knownFact)]
  const own = ownWordsIn({ original, facts: known })
  const judgement = judge(document, facts, drafts.proposed, today, { asked: termsAsked(job), settled, check })
  const edits = tailorEdits(document, job, judgement.accepted, own)
  const suggestions = suggestedEdits(document, job, toAsk(judgement.doubted, job), own)
  const tailored = apply(document, edits)
  return {
    ...{ job: gistOf(job), facts: known, edits, suggestions, gaps, document: tailored, content: contentOf(tailored) },
    rationale: rationale(document, edits, gaps, said) + leftOut([...drafts.inVain, ...judgement.refused]),
    scores: {
      matchScore: match.score,
      // What was denied is denied before as well: the gain is that of facts alone.
      matchScoreBefore:
        facts.length === 0 ? match.score : standingOf(document, job, { today, ...told, facts: [] }).score,
      matchScoreCeiling: match.ceiling,
      ...pageFigures({ ledger: match.ledger, original: document, facts, job }, tailored, edits),
    },
  }
}

interface Drafts {
  proposed: Edit[]
  inVain: Judgement['refused']
}

/** The writer built in here says also what it drafted in vain. */
async function drafted(task: WritingTask, writer?: Writer): Promise<Drafts> {
  if (writer) return { proposed: await writer.propose(task), inVain: [] }
  const { sure, doubtful, refused } = proposals(task)
  return { proposed: [...sure, ...doubtful], inVain: refused }
}

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
export function questions({ document, said, advertisement, today }: QuestionsTask): GapQuestion[] {
  const [job, told] = [jobIn(advertisement), toldIn(said)]
  return withUnsure(gapQuestions(document, job, standingOf(document, job, { today, ...told }), told.facts), said)
}

/** As it is kept, so that what was opened and not changed is the same when it comes back. */
export const contentOf = (document: Written['document']): string => cleanHtml(toHtml(document))
