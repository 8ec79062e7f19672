import { moved } from '@bespeak/domain/growth/schedule.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'
import { downloadMutation, saveDocument } from './download.ts'
import { keys } from './keys.ts'
import { checkNotesBase, NotesConflict } from './notes-conflict.ts'

const practiceFields = `
  id answer seconds words length createdAt
  details { about summary text isGood } parts { part said } claims { text advice line { text place } }
` as const
const questionFields = `
  id kind question whyAsked goodAnswerShows requirement importance asks skills defends notes confidence practisedAt
  outline { part advice lines { text place } }
  goodLength { from to most }
  practices { ${practiceFields} }
` as const
const listOperation = resume(`
  query InterviewGuides {
    interviewGuides {
      id resumeId tailoredResumeId jobDescriptionId title jobTitle company questionCount practisedCount
      createdAt updatedAt
    }
  }
`)
const oneOperation = resume(`
  query InterviewGuide($id: Int!) {
    interviewGuide(id: $id) {
      id resumeId resumeTitle resumeDeleted tailoredResumeId jobDescriptionId title jobTitle company interviewOn
      roleSummary questionsToAsk checklist note createdAt updatedAt
      role { namedMost reportsTo strongest thinnest }
      questions { ${questionFields} }
    }
  }
`)

export type GuideListed = OperationResult<typeof listOperation>['interviewGuides'][number]
export type Guide = NonNullable<OperationResult<typeof oneOperation>['interviewGuide']>
export type GuideQuestion = Guide['questions'][number]
export type GoodLength = GuideQuestion['goodLength']
export type Practice = GuideQuestion['practices'][number]

/** All of them, the newest first. */
export const guidesQuery = () =>
  queryOptions({
    queryKey: keys.guides,
    queryFn: async ({ signal }) => (await request(listOperation, {}, { signal })).interviewGuides,
  })

const readGuide = async (id: number, signal?: AbortSignal) =>
  (await request(oneOperation, { id }, signal ? { signal } : {})).interviewGuide

export const guideQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.guide(id ?? 0),
    queryFn: ({ signal }) => readGuide(id ?? 0, signal),
    enabled: id !== null,
  })

const createOperation = resume(`
  mutation CreateInterviewGuide($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id } }
`)
const updateOperation = resume(`
  mutation UpdateInterviewQuestion($id: Int!, $input: InterviewQuestionInput!) {
    updateInterviewQuestion(id: $id, input: $input) { ${questionFields} }
  }
`)
const practiseOperation = resume(`
  mutation PractiseInterviewQuestion($input: PracticeInput!) {
    practiseInterviewQuestion(input: $input) { ${practiceFields} }
  }
`)
const deleteOperation = resume(`mutation DeleteInterviewGuide($id: Int!) { deleteInterviewGuide(id: $id) }`)
const documentOperation = resume(`
  mutation GenerateInterviewGuideDocument($id: Int!) {
    generateInterviewGuideDocument(id: $id) { filename contentType contentBase64 }
  }
`)

export type GuideRequest = OperationVariables<typeof createOperation>['input']

export const createGuideMutation = () =>
  mutationOptions({
    mutationFn: async (input: GuideRequest) => (await request(createOperation, { input })).createInterviewGuide,
    // Also after a failure: what it says of the use of the plan is then what stands. Not waited for: the guide is there.
    onSettled: (_data, _error, _input, _result, { client }) => {
      refreshUsage(client)
      void client.invalidateQueries({ queryKey: keys.guides })
    },
  })

/** What the page shows of a question from now on, and what the list counts. */
function putQuestion(client: QueryClient, guideId: number, id: number, change: (it: GuideQuestion) => GuideQuestion) {
  client.setQueryData(
    guideQuery(guideId).queryKey,
    (guide) => guide && { ...guide, questions: guide.questions.map((it) => (it.id === id ? change(it) : it)) },
  )
  void client.invalidateQueries({ queryKey: keys.guides })
}

export const updateQuestionMutation = (guideId: number) =>
  mutationOptions({
    mutationFn: async (change: OperationVariables<typeof updateOperation>) =>
      (await request(updateOperation, change)).updateInterviewQuestion,
    onSuccess: (question, { id }, _result, { client }) => putQuestion(client, guideId, id, () => question),
    meta: { words: { failed: texts.notSaved } },
  })

export const practiseMutation = (guideId: number) =>
  mutationOptions({
    mutationFn: async (input: OperationVariables<typeof practiseOperation>['input']) =>
      (await request(practiseOperation, { input })).practiseInterviewQuestion,
    onSuccess: (practice, { questionId }, _result, { client }) =>
      putQuestion(client, guideId, questionId, (it) => ({
        ...it,
        practisedAt: practice.createdAt,
        practices: [practice, ...it.practices.filter(({ id }) => id !== practice.id)],
      })),
    meta: { words: { failed: texts.notChecked } },
  })

export const deleteGuideMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      const { deleteInterviewGuide } = await request(deleteOperation, { id })
      if (!deleteInterviewGuide) throw new Error(texts.couldNotDeleteGuide)
    },
    onSuccess: (_data, id, _result, { client }) => {
      client.removeQueries({ queryKey: keys.guide(id) })
      // A list that nobody looks at just now would show it once more.
      client.removeQueries({ queryKey: keys.guides, type: 'inactive' })
      // Not waited for: the question is closed at once, and the focus goes back before the row does.
      void client.invalidateQueries({ queryKey: keys.guides })
    },
    meta: { words: { done: { title: texts.guideDeleted }, failed: texts.guideNotDeleted } },
  })

export const downloadGuideMutation = () =>
  downloadMutation(async (id: number) => {
    const { generateInterviewGuideDocument: file } = await request(documentOperation, { id })
    saveDocument(file, 'interview_guide.pdf')
  })

const notesOperation = resume(`
  query InterviewNotes($id: Int!) { interviewGuide(id: $id) { questions { id notes } } }
`)

interface NotesChange {
  id: number
  text: string
  /** The notes that these were typed on: what was shown, and what the page itself has sent since. */
  bases: readonly string[]
}

/** Notes that were saved elsewhere meanwhile are not overwritten: the page is shown them, and the change is refused. */
export const saveQuestionNotesMutation = (guideId: number) =>
  mutationOptions({
    async mutationFn({ id, text, bases }: NotesChange) {
      const { interviewGuide } = await request(notesOperation, { id: guideId })
      const theirs = interviewGuide?.questions.find((it) => it.id === id)?.notes ?? ''
      checkNotesBase(theirs, { bases, text })
      return (await request(updateOperation, { id, input: { notes: text } })).updateInterviewQuestion
    },
    onSuccess: (question, { id }, _result, { client }) => putQuestion(client, guideId, id, () => question),
    onError: (error, { id }, _result, { client }) => {
      if (error instanceof NotesConflict) putQuestion(client, guideId, id, (it) => ({ ...it, notes: error.theirs }))
    },
  })

interface Move {
  id: number
  /** The place in the whole guide, counted from 1. */
  position: number
}

/** Shown at once; where it cannot be saved, the order is asked for again. */
export const moveQuestionMutation = (guideId: number) =>
  mutationOptions({
    mutationFn: async ({ id, position }: Move) =>
      (await request(updateOperation, { id, input: { position } })).updateInterviewQuestion,
    onMutate: async ({ id, position }, { client }) => {
      // An answer that is on its way does not know of it yet.
      await client.cancelQueries({ queryKey: keys.guide(guideId) })
      client.setQueryData(
        guideQuery(guideId).queryKey,
        (guide) => guide && { ...guide, questions: movedTo(guide.questions, id, position) },
      )
    },
    onSettled: (_data, _error, _move, _result, { client }) =>
      client.invalidateQueries({ queryKey: keys.guide(guideId) }),
    meta: { words: { failed: texts.orderNotSaved } },
  })

const movedTo = (questions: readonly GuideQuestion[], id: number, position: number): GuideQuestion[] =>
  moved(
    questions,
    questions.findIndex((it) => it.id === id),
    position - 1,
  )
