import { field } from '../../../testing/app.ts'
import type { resumeCalls, User } from './resume-calls.ts'

interface Line {
  text: string
  place: string
}

export interface Practice {
  id: number
  answer: string
  seconds: number
  remarks: string[]
  words: number
  length: string
  details: { about: string; summary: string; text: string; isGood: boolean }[]
  parts: { part: string; said: boolean }[]
  claims: { text: string; line: Line | null; advice: string | null }[]
  used: Line[]
}

export interface Question {
  id: number
  position: number
  kind: string
  question: string
  whyAsked: string
  answerOutline: string[]
  outline: { part: string; advice: string; lines: Line[] }[]
  evidence: string[]
  goodAnswerShows: string[]
  requirement: string | null
  importance: string | null
  asks: string[]
  skills: string[]
  defends: string | null
  notes: string | null
  confidence: number | null
  practisedAt: string | null
  practices: Practice[]
}

export interface Guide {
  id: number
  resumeId: number
  resumeTitle: string
  resumeDeleted: boolean
  tailoredResumeId: number | null
  jobDescriptionId: number | null
  title: string
  jobTitle: string | null
  company: string | null
  interviewOn: string | null
  roleSummary: string
  role: { namedMost: string[]; reportsTo: string | null; strongest: string[]; thinnest: string[] }
  questions: Question[]
  questionCount: number
  practisedCount: number
  questionsToAsk: string[]
  checklist: string[]
  updatedAt: string
}

const practiceFields = `id answer seconds remarks words length details { about summary text isGood }
  parts { part said } claims { text line { text place } advice } used { text place } createdAt`

const questionFields = `id position kind question whyAsked answerOutline outline { part advice lines { text place } }
  evidence goodAnswerShows goodLength { from to most } requirement importance asks skills defends notes confidence
  practisedAt practices { ${practiceFields} }`

const guideFields = `id userId resumeId resumeTitle resumeDeleted tailoredResumeId jobDescriptionId title jobTitle
  company interviewOn roleSummary role { namedMost reportsTo strongest thinnest } questions { ${questionFields} }
  questionCount practisedCount questionsToAsk checklist createdAt updatedAt`

/** The operations around an interview guide, called through the front door. */
export function guideCalls({ ask }: Pick<ReturnType<typeof resumeCalls>, 'ask'>) {
  const create = (user: User, input: object) =>
    ask(user, `mutation($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { ${guideFields} } }`, {
      input,
    })
  const get = (user: User, id: number) =>
    ask(user, `query($id: Int!) { interviewGuide(id: $id) { ${guideFields} } }`, { id })
  const update = (user: User, id: number, input: object) =>
    ask(
      user,
      `mutation($id: Int!, $input: InterviewQuestionInput!) {
        updateInterviewQuestion(id: $id, input: $input) { ${questionFields} }
      }`,
      { id, input },
    )
  const practise = (user: User, input: object) =>
    ask(user, `mutation($input: PracticeInput!) { practiseInterviewQuestion(input: $input) { ${practiceFields} } }`, {
      input,
    })
  const remove = (user: User, id: number) => ask(user, 'mutation($id: Int!) { deleteInterviewGuide(id: $id) }', { id })
  const print = (user: User, id: number) =>
    ask(
      user,
      'mutation($id: Int!) { generateInterviewGuideDocument(id: $id) { filename contentType contentBase64 } }',
      { id },
    )
  const created = async (user: User, input: object) => field<Guide>(await create(user, input), 'createInterviewGuide')
  const read = async (user: User, id: number) => field<Guide>(await get(user, id), 'interviewGuide')
  return { create, created, get, read, update, practise, remove, print }
}
