import { letterFrom, letterGround } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import {
  answerSchemas,
  judgeReplies,
  letterWithReplies,
  numberedPage,
  type Prompt,
  type PromptKind,
  promptFor,
  promptsVersion,
  repairPrompt,
} from '@bespeak/domain/writers/index.ts'
import { jobIn } from '../engine/job-in.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'

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
}

const asked = (prompt: Prompt, kind: PromptKind): AskedPrompt => ({
  ...prompt,
  ...{ schema: answerSchemas[kind], version: promptsVersion },
})

function groundOf({ document, said, settled, advertisement, company, today }: ModelTask) {
  const facts = factsFrom(said)
  const read = jobIn(advertisement)
  const job = company === undefined ? read : { ...read, company }
  return { document, facts, settled, today, job, page: numberedPage(document, facts) }
}

export function modelPrompt(task: ModelTask): AskedPrompt {
  const { page, job } = groundOf(task)
  return asked(promptFor(task.kind, page, job, task), task.kind)
}

/** What to ask once more; null where all stands, `unusable` where nothing can be read at all. */
export function modelRepair(task: ModelTask, reply: string): AskedPrompt | 'unusable' | null {
  const { kind } = task
  const ground = groundOf(task)
  const { refused, trouble } = kind === 'resume' ? judgeReplies(ground, [reply]) : judgedLetter(ground, reply)
  if (trouble !== null) return 'unusable'
  if (refused.length === 0) return null
  return asked(repairPrompt(promptFor(kind, ground.page, ground.job, task), kind, refused, ground.page.masks), kind)
}

function judgedLetter({ document, job, facts, today, settled, page }: ReturnType<typeof groundOf>, reply: string) {
  const ground = letterGround(document, job, { today, facts, settled })
  return letterWithReplies(ground, page, letterFrom(ground, 'professional'), [reply])
}
