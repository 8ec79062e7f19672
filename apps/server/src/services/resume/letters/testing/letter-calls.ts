import { type Answer, field } from '../../../../testing/app.ts'
import type { User } from '../../testing/resume-calls.ts'

interface Sentence {
  text: string
  paragraph: number
  sources: string[]
  origins: { kind: string; text: string; line: number | null; place: string | null }[]
  yours: boolean
}

export interface Letter {
  content: string
  company: string
  style: string
  sentences: Sentence[]
  shortMessage: string
  emailSubject: string
  emailBody: string
  writer: string
  form: string
  proofs: { ask: string | null; line: string; role: string | null; edited: string | null }[]
  notes: string[]
  firstParagraph: number
  motivation: string | null
  recipient: string | null
  achievements: string[]
  lines: { text: string; line: number | null; requirement: string | null; chosen: boolean }[]
  updatedAt: string | null
}

interface WithLetter {
  id: number
  content: string
  coverLetter: string | null
  letter: Letter | null
  updatedAt: string
}

const letterFields = `content company style sentences { text paragraph sources origins { kind text line place } yours }
  form proofs { ask line role edited } shortMessage emailSubject emailBody writer notes firstParagraph role motivation recipient achievements
  lines { text line requirement chosen } updatedAt`

/** The operations around a letter, called through the front door. */
export const letterCalls = (ask: (user: User, text: string, variables?: object) => Promise<Answer>) => ({
  generate: (user: User, tailoredId: number, over: object = {}) =>
    ask(
      user,
      `mutation($tailoredId: Int!, $style: String, $options: CoverLetterOptionsInput) {
        generateCoverLetter(tailoredId: $tailoredId, style: $style, options: $options) { ${letterFields} }
      }`,
      { tailoredId, ...over },
    ),

  previews: (user: User, tailoredId: number, options?: object) =>
    ask(
      user,
      `query($tailoredId: Int!, $options: CoverLetterOptionsInput) {
        coverLetterPreviews(tailoredId: $tailoredId, options: $options) { ${letterFields} }
      }`,
      { tailoredId, options },
    ),

  save: (user: User, id: number, coverLetter: string | null, ifUpdatedAt?: string) =>
    ask(
      user,
      `mutation($id: Int!, $coverLetter: String, $ifUpdatedAt: DateTime) {
        updateTailoredResumeCoverLetter(id: $id, coverLetter: $coverLetter, ifUpdatedAt: $ifUpdatedAt) {
          id coverLetter letter { ${letterFields} } updatedAt
        }
      }`,
      { id, coverLetter, ifUpdatedAt },
    ),

  document: (user: User, id: number, over: object = {}) =>
    ask(
      user,
      `mutation($id: Int!, $format: String, $layout: LayoutInput) {
        generateCoverLetterDocument(id: $id, format: $format, layout: $layout) { filename contentType contentBase64 }
      }`,
      { id, ...over },
    ),

  get: async (user: User, id: number) =>
    field<WithLetter>(
      await ask(
        user,
        `query($id: Int!) { tailoredResume(id: $id) { id content coverLetter letter { ${letterFields} } updatedAt } }`,
        { id },
      ),
      'tailoredResume',
    ),

  list: async (user: User, variables: object) =>
    field<{ id: number; coverLetter: string | null }[]>(
      await ask(
        user,
        `query($search: String, $withCoverLetter: Boolean) {
          tailoredResumes(search: $search, withCoverLetter: $withCoverLetter) { id coverLetter letter { style } }
        }`,
        variables,
      ),
      'tailoredResumes',
    ),
})
