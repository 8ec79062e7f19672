import {
  type InterviewGuide,
  type InterviewQuestion,
  interviewGuide,
  printedOutline,
} from '@bespeak/domain/interview/index.ts'
import { type GoodLength, goodLength } from '@bespeak/domain/interview/practice/length.ts'
import { type PracticeRemarks, remarksOn } from '@bespeak/domain/interview/practice/remarks.ts'
import type { Correction } from '@bespeak/domain/match/types.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Edit } from '@bespeak/domain/tailor/index.ts'
import { guideWithReplies } from '@bespeak/domain/writers/index.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { GuideStep } from '../engine/telling.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { KnownFact, Said } from '../facts/said.ts'
import { groundOf, type ModelTask } from '../writers/model-work.ts'
import type { ModelWords } from '../writers/models.ts'

/** A guide as it is kept: its questions have rows of their own. */
export type GuideText = Omit<InterviewGuide, 'questions' | 'title' | 'company'> & {
  /** Whose words it has besides the person's, where they are not ours; and why it has none of a model that was asked. */
  writer?: string | undefined
  note?: string | undefined
}
export interface QuestionText extends Omit<InterviewQuestion, 'id'> {
  /** The outline as text. */
  answerOutline: string[]
  goodLength: GoodLength
}

export interface GuideTask {
  document: ResumeDocument
  /** What the person said when asked; or what was known of it when the resume was tailored. */
  said: readonly Said[]
  facts: readonly KnownFact[]
  /** What they say of rows. */
  corrections?: readonly Correction[] | undefined
  /** The changes of a tailored resume that stand. */
  edits: readonly Edit[]
  advertisement: string
  /** As the person calls them. */
  title: string | null
  company: string | null
  /** The day, `2026-07-01`. */
  today: string
}

export interface MadeGuide {
  job: JobGist
  title: string
  company: string | null
  text: GuideText
  questions: QuestionText[]
}

/** Each step is told as it begins. */
export async function guide(task: GuideTask, begin: (step: GuideStep) => void): Promise<MadeGuide> {
  const { document, said, facts, corrections, edits, advertisement, title, company, today } = task
  begin('reading')
  const read = jobIn(advertisement)
  const job = { ...read, title: title ?? read.title, company: company ?? read.company }
  begin('writing')
  // Long, and wanted by nothing else.
  const { questionBank } = await import('@bespeak/domain/interview/bank/index.ts')
  const known = [...facts, ...factsFrom(said)]
  const made = interviewGuide(document, job, { today, facts: known, corrections, edits, bank: questionBank })
  const { questions, title: heading, company: employer, ...text } = made
  return {
    ...{ job: gistOf(read), title: heading, company: employer, text },
    questions: questions.map(({ id: _, ...question }) => ({
      ...question,
      answerOutline: printedOutline(question.outline),
      goodLength: goodLength(question.kind),
    })),
  }
}

/** The same with what a model has the person say, as far as their lines say it. */
export function guideInWords(made: MadeGuide, task: ModelTask, { writer, replies, against }: ModelWords): MadeGuide {
  const ground = { ...groundOf(task), against }
  const { questions, texts } = guideWithReplies(ground, made.questions, replies)
  if (texts.length === 0) return made
  const worded = questions.map((it) => ({ ...it, answerOutline: printedOutline(it.outline) }))
  return { ...made, text: { ...made.text, writer }, questions: worded }
}

export interface PracticeTask {
  question: QuestionText
  statements: GuideText['statements']
  answer: string
  seconds: number
}

export const practise = ({ question, statements, answer, seconds }: PracticeTask): PracticeRemarks =>
  remarksOn({ kind: question.kind, outline: question.outline, statements, answer, seconds })
