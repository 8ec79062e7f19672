import type { Job } from '../job/job.ts'
import type { Proof } from '../proof/index.ts'
import type { Edit } from '../resume/edit.ts'
import type { Source } from '../resume/sources.ts'
import type { Ask } from './asks.ts'
import type { Notes } from './notes.ts'
import { outlineOf } from './outline.ts'
import { promptsOf } from './prompts.ts'
import type { InterviewQuestion, QuestionBank } from './types.ts'

export interface GuideContext {
  job: Job
  sources: readonly Source[]
  notes: Notes
  asks: { duties: readonly Ask[]; demands: readonly Ask[]; missing: readonly Ask[] }
  edits: readonly Edit[]
  bank: QuestionBank
}

export type Question = Omit<InterviewQuestion, 'id' | 'goodAnswerShows'>
type Asked = Pick<Question, 'kind' | 'question' | 'whyAsked'> & Partial<Question>

export const made = ({ sources }: GuideContext, asked: Asked, lines: readonly Proof[] = []): Question => ({
  ...{ requirement: null, importance: null, asks: [], skills: [], line: null },
  outline: outlineOf(promptsOf[asked.kind], lines, sources),
  ...asked,
})

/** One of several ways to say something, by turns. */
export const turned = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? ''
