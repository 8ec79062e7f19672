import type { GuideContent, GuideOutlineLine } from '@bespeak/documents/write/guide/guide.ts'
import type { GuideRow, QuestionRow } from '../guides/guides.store.ts'
import { dayOf } from '../moments.ts'

type Shown = Pick<GuideRow, 'guide' | 'title' | 'company' | 'person' | 'createdAt'>
type ShownQuestion = Pick<QuestionRow, 'question' | 'notes'>

/** A guide as it is printed, in the person's own order. */
export function guideContent(row: Shown, questions: readonly ShownQuestion[]): GuideContent {
  const { guide, title, company, person, createdAt } = row
  return {
    title: guide.jobTitle ?? title,
    company,
    person,
    madeOn: dayOf(createdAt),
    roleSummary: guide.roleSummary,
    questions: questions.map(({ question, notes }) => ({
      kind: question.kind,
      question: question.question,
      whyAsked: question.whyAsked,
      goodAnswerShows: question.goodAnswerShows,
      requirement: question.requirement,
      outline: outlineOf(question),
      notes: notes ?? '',
    })),
    questionsToAsk: guide.questionsToAsk,
    checklist: guide.checklist,
  }
}

const outlineOf = ({ outline }: ShownQuestion['question']): GuideOutlineLine[] =>
  outline.map(({ part, advice, quotes }) => ({ part, advice, quotes: quotes.map(({ quote }) => quote) }))
