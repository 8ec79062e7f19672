import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import { checkResume } from '@bespeak/domain/ats/index.ts'
import { readJobPage } from '@bespeak/domain/job/read-page.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { toJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { votedAgainst } from '@bespeak/domain/writers/index.ts'
import { type ReportTask, report } from '../analyses/report.ts'
import { type CheckTask, checkText } from '../checks/check-work.ts'
import { denialsOf, type LineTask, namedLine } from '../corrections/correction-work.ts'
import {
  type GuideTask,
  guide,
  guideInWords,
  type MadeGuide,
  type PracticeTask,
  practise,
} from '../guides/guide-work.ts'
import { refuseTooLong } from '../html/clean.ts'
import { readWritten, type Written } from '../html/content.ts'
import { type AgainTask, letterAgain } from '../letters/again.ts'
import { letterWithAnswer } from '../letters/answered.ts'
import type { KeptLetter, LetterPage, WrittenSentence } from '../letters/kept-letter.ts'
import { letterContent, letterText } from '../letters/letter-content.ts'
import { readLetter } from '../letters/reading.ts'
import { type LetterTask, letters, letterWithReply } from '../letters/writing.ts'
import { optimize } from '../optimize/optimize-work.ts'
import { planFor } from '../plans/plan-work.ts'
import { type MeasureTask, measureAds } from '../ranking/measure-work.ts'
import { foundSkills, skillAdvice, skillById, skillByName, skillDemand, skillsShown } from '../skills/skills-work.ts'
import { fallenLines, type Made } from '../tailored/judged-again.ts'
import type { Ground } from '../tailored/own-words.ts'
import { pageProvenance } from '../tailored/page-provenance.ts'
import { type PageTask, pageScores } from '../tailored/page-scores.ts'
import { type EditsTask, pageWithEdits } from '../tailored/page-with-edits.ts'
import type { TailorEdit } from '../tailored/tailor-edits.ts'
import { type QuestionsTask, questions, type TailorTask, tailor } from '../tailored/tailoring.ts'
import { type ModelTask, modelBallot, modelPrompt, modelRepair } from '../writers/model-work.ts'
import type { ModelWords } from '../writers/models.ts'
import { assistantPrompt, type PromptTask, pageWithReply, type ReplyTask } from '../writers/reply-work.ts'
import { gistOf } from './job-gist.ts'
import { jobIn } from './job-in.ts'

const tooMuchText = 'This file has far more text than a resume. Please choose one with just your resume in it.'

/** What a file says, as a document and as a page of it. */
function readFileText(source: SourceText): Written {
  refuseTooLong(source.fragments.map(({ text }) => text).join('\n'), tooMuchText)
  const { document } = readSource(source)
  const content = toHtml(document)
  refuseTooLong(content, tooMuchText)
  return { content, document }
}

/**
 * All that is done apart from the answering of requests, by name. Each does the whole of what it is named for, so that
 * nothing is read or matched twice, and what only it needs never leaves its thread. `begin` is told of its steps.
 */
export const createWorks = (begin: (step: string) => void) => ({
  readWritten: (given: string, before?: ResumeDocument) => readWritten(given, before),
  readFileText,
  readJob: (advertisement: string) => gistOf(jobIn(advertisement)),
  readJobPage: (html: string) => readJobPage(html, skillMatcher()),
  checkResume: (document: ResumeDocument) => checkResume(document),
  checkText: (task: CheckTask) => checkText(task),
  questions: (task: QuestionsTask) => questions(task),
  tailor: (task: TailorTask) => tailor(task, begin),
  optimize: (task: TailorTask) => optimize(task, begin),
  report: (task: ReportTask) => report(task, begin),
  namedLine: (task: LineTask) => namedLine(task),
  denialsOf,
  letters: (task: LetterTask) => letters(task, begin),
  letterAgain: (task: AgainTask) => letterAgain(task, begin),
  letterWithAnswer: (page: LetterPage, sentence: WrittenSentence, yes: boolean) =>
    letterWithAnswer(page, sentence, yes),
  letterWithReply: (task: Parameters<typeof letterWithReply>[0]) => letterWithReply(task, begin),
  modelPrompt: (task: ModelTask) => modelPrompt(task),
  modelRepair: (task: ModelTask, reply: string) => modelRepair(task, reply),
  modelBallot: (task: ModelTask, replies: readonly string[]) => modelBallot(task, replies),
  votedAgainst: (reply: string, texts: readonly string[]) => votedAgainst(reply, texts),
  assistantPrompt: (task: PromptTask) => assistantPrompt(task),
  pageWithReply: (task: ReplyTask) => pageWithReply(task),
  readLetter: (given: string, before: KeptLetter | null) => readLetter(given, before),
  letterContent: (printed: Parameters<typeof letterContent>[0]) => letterContent(printed),
  letterText: (printed: Parameters<typeof letterText>[0]) => letterText(printed),
  guide: (task: GuideTask) => guide(task, begin),
  guideInWords: (made: MadeGuide, task: ModelTask, words: ModelWords) => guideInWords(made, task, words),
  practise: (task: PracticeTask) => practise(task),
  pageScores: (task: PageTask) => pageScores(task),
  pageWithEdits: (task: EditsTask) => pageWithEdits(task),
  /** `older`: made by another engine, so that it is judged again. */
  pageProvenance: (page: Written, ground: Ground, edits: readonly TailorEdit[], older: Made | null) =>
    pageProvenance(page, ground, edits, older ? fallenLines(ground, edits, older) : undefined),
  toJsonResume: (document: ResumeDocument) => toJsonResume(document),
  toPlainText: (document: ResumeDocument, layout: Layout) => plainText(blocksOf(document, layout)),
  foundSkills,
  skillByName,
  skillById,
  skillsShown,
  skillDemand,
  skillAdvice,
  planFor,
  measureAds: (task: MeasureTask) => measureAds(task),
})
