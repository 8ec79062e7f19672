import { letterFrom, letterGround } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import {
  answerSchemas,
  guideWithReplies,
  judgeReplies,
  letterWithReplies,
  numberedPage,
  type Outlined,
  type Prompt,
  type PromptKind,
  promptFor,
  promptsVersion,
  questionsForWriters,
  type Refusal,
  repairPrompt,
  votePrompt,
  voteSchema,
} from '@bespeak/domain/writers/index.ts'
import { jobIn } from '../engine/job-in.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { KnownFact, Said } from '../facts/said.ts'

/** What a model is asked, and in which form it answers. */
export interface AskedPrompt extends Prompt {
  schema: object
  version: string
}

export interface ModelTask {
  kind: PromptKind
  document: ResumeDocument
  said: readonly Said[]
  settled: Settled
  advertisement: string
  company?: string | undefined
  today: string
  tone?: 'neutral' | 'confident' | 'warm' | undefined
  emphasis?: readonly string[] | undefined
  /** Of a guide: what it asks, and what is known besides. */
  questions?: readonly Outlined[] | undefined
  facts?: readonly KnownFact[] | undefined
}

type Ground = ReturnType<typeof groundOf>

export function groundOf({ document, said, settled, advertisement, company, today, ...task }: ModelTask) {
  const facts = [...(task.facts ?? []), ...factsFrom(said)]
  const read = jobIn(advertisement)
  const job = company === undefined ? read : { ...read, company }
  return { document, facts, settled, today, job, page: numberedPage(document, facts) }
}

const promptOf = (task: ModelTask, { page, job }: Ground): Prompt => {
  const { kind, tone, emphasis, questions = [] } = task
  return promptFor(kind, page, job, { tone, emphasis, questions: questionsForWriters(questions) })
}

const asked = (prompt: Prompt, schema: object): AskedPrompt => ({ ...prompt, schema, version: promptsVersion })

export function modelPrompt(task: ModelTask): AskedPrompt {
  return asked(promptOf(task, groundOf(task)), answerSchemas[task.kind])
}

/** What became of the replies, whatever they are for. */
interface Judged {
  /** What stands, or is to be asked about. */
  texts: string[]
  refused: Refusal[]
  trouble: string | null
}

const judges: Record<PromptKind, (ground: Ground, task: ModelTask, replies: readonly string[]) => Judged> = {
  resume(ground, _, replies) {
    const { accepted, doubted, refused, trouble } = judgeReplies(ground, replies)
    return { texts: [...accepted, ...doubted.map(({ edit }) => edit)].map(({ text }) => text), refused, trouble }
  },
  letter({ document, job, facts, today, settled, page }, _, replies) {
    const ground = letterGround(document, job, { today, facts, settled })
    const { texts, faulty, trouble } = letterWithReplies(ground, page, letterFrom(ground, 'professional'), replies)
    return { texts, refused: faulty, trouble }
  },
  guide: (ground, { questions = [] }, replies) => guideWithReplies(ground, questions, replies),
}

/** What to ask once more; null where all stands, `unusable` where nothing can be read at all. */
export function modelRepair(task: ModelTask, reply: string): AskedPrompt | 'unusable' | null {
  const ground = groundOf(task)
  const { refused, trouble } = judges[task.kind](ground, task, [reply])
  if (trouble !== null) return 'unusable'
  if (refused.length === 0) return null
  return asked(repairPrompt(promptOf(task, ground), task.kind, refused, ground.page.masks), answerSchemas[task.kind])
}

/** What a second model is asked to vote on, and how it is asked. */
export interface Ballot {
  texts: string[]
  prompt: AskedPrompt
}

/** Null where nothing stands that could be voted down. */
export function modelBallot(task: ModelTask, replies: readonly string[]): Ballot | null {
  const ground = groundOf(task)
  const { texts } = judges[task.kind](ground, task, replies)
  return texts.length === 0 ? null : { texts, prompt: asked(votePrompt(ground.page, texts), voteSchema) }
}
