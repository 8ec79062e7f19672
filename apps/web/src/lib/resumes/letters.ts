import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'
import { assistantReplyMutation } from './assistant.ts'
import { downloadMutation, saveDocument } from './download.ts'
import { keys } from './keys.ts'
import { inPages, type Paging, readWhole } from './pages.ts'
import { answerSuggestionMutation, suggestionFields } from './suggestions.ts'

const listOperation = resume(`
  query Letters($search: String, $limit: Int, $offset: Int) {
    tailoredResumes(search: $search, withCoverLetter: true, limit: $limit, offset: $offset) {
      id title jobAdvertisingCompany jobDescriptionId coverLetter updatedAt letter { style }
    }
  }
`)
const written = `
  content company style form role shortMessage emailSubject emailBody notes motivation recipient achievements updatedAt
  sentences { text paragraph yours origins { kind text line place } }
  lines { text line requirement }
  proofs { ask line role edited }
  ${suggestionFields}
` as const
const oneOperation = resume(`
  query Letter($id: Int!) {
    tailoredResume(id: $id) {
      id title jobAdvertisingCompany jobDescription jobDescriptionId originalResumeId content createdAt updatedAt
      layout { template pageSize accent fit }
      letter { ${written} }
    }
  }
`)
const previewsOperation = resume(`
  query CoverLetterPreviews($tailoredId: Int!, $options: CoverLetterOptionsInput) {
    coverLetterPreviews(tailoredId: $tailoredId, options: $options) { ${written} }
  }
`)

export type LetterListed = OperationResult<typeof listOperation>['tailoredResumes'][number]
/** A tailored version with its letter, where it has one. */
export type LetterPage = NonNullable<OperationResult<typeof oneOperation>['tailoredResume']>
export type Letter = OperationResult<typeof previewsOperation>['coverLetterPreviews'][number]
export type LetterOptions = NonNullable<OperationVariables<typeof previewsOperation>['options']>

const readLetters =
  (search: string) =>
  async (page: Paging, signal: AbortSignal): Promise<LetterListed[]> =>
    (await request(listOperation, { search, ...page }, { signal })).tailoredResumes

export const letterPages = (search: string) => inPages(keys.letters(search), readLetters(search))

/** All that the search finds. */
export const lettersQuery = (search = '') =>
  queryOptions({
    queryKey: keys.letters(search),
    queryFn: ({ signal }) => readWhole(readLetters(search), signal),
  })

export const letterQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.tailoredResume(id), 'letter'],
    queryFn: async ({ signal }) => (await request(oneOperation, { id }, { signal })).tailoredResume,
  })

/** One in each style; nothing is stored or counted. */
export const letterPreviewsQuery = (tailoredId: number, options: LetterOptions) =>
  queryOptions({
    queryKey: [...keys.letterPreviews(tailoredId), options],
    queryFn: async ({ signal }) =>
      (await request(previewsOperation, { tailoredId, options }, { signal })).coverLetterPreviews,
  })

const generateOperation = resume(`
  mutation GenerateCoverLetter($tailoredId: Int!, $style: String, $options: CoverLetterOptionsInput) {
    generateCoverLetter(tailoredId: $tailoredId, style: $style, options: $options) { ${written} }
  }
`)
const updateOperation = resume(`
  mutation UpdateTailoredResumeCoverLetter($id: Int!, $coverLetter: String, $ifUpdatedAt: DateTime) {
    updateTailoredResumeCoverLetter(id: $id, coverLetter: $coverLetter, ifUpdatedAt: $ifUpdatedAt) { id updatedAt }
  }
`)
const contentOperation = resume(`query TailoredContent($id: Int!) { tailoredResume(id: $id) { content updatedAt } }`)
const renameOperation = resume(`
  mutation RenameTailoredResume($id: Int!, $content: String!, $title: String, $ifUpdatedAt: DateTime) {
    updateTailoredResumeContent(id: $id, content: $content, title: $title, ifUpdatedAt: $ifUpdatedAt) { updatedAt }
  }
`)
const documentOperation = resume(`
  mutation GenerateCoverLetterDocument($id: Int!, $format: String, $layout: LayoutInput) {
    generateCoverLetterDocument(id: $id, format: $format, layout: $layout) { filename contentType contentBase64 }
  }
`)

function refreshLetters(client: QueryClient, id: number) {
  refreshUsage(client)
  return Promise.all(
    [keys.letters(), keys.tailoredResume(id), keys.tailoredResumes].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}

export type WantedLetter = OperationVariables<typeof generateOperation>

/** Those who come back to a page find out by this name that its letter is being written. */
export const writingKey = ['generateCoverLetter']

/** A failure is told on the page, which keeps what was chosen. */
export const writeLetterMutation = () =>
  mutationOptions({
    mutationKey: writingKey,
    mutationFn: async (given: WantedLetter) => (await request(generateOperation, given)).generateCoverLetter,
    onSuccess: (_data, { tailoredId }, _result, { client }) => refreshLetters(client, tailoredId),
  })

export const updateLetterMutation = ({ silent = false }: { silent?: boolean } = {}) =>
  mutationOptions({
    mutationFn: async (change: OperationVariables<typeof updateOperation>) =>
      (await request(updateOperation, change)).updateTailoredResumeCoverLetter,
    onSuccess: (_data, { id }, _result, { client }) => refreshLetters(client, id),
    meta: {
      words: {
        ...(silent ? {} : { done: { title: texts.saved, description: texts.letterUpdated } }),
        failed: texts.saveFailed,
        otherwise: texts.cannotSaveLetter,
      },
    },
  })

export const letterReplyMutation = () => assistantReplyMutation(refreshLetters)

export const answerLetterMutation = () => answerSuggestionMutation(refreshLetters)

/** A letter is called as its version is. */
export const renameLetterMutation = () =>
  mutationOptions({
    async mutationFn({ id, title }: { id: number; title: string }) {
      const { tailoredResume } = await request(contentOperation, { id })
      if (!tailoredResume) throw new Error(texts.mayBeDeleted)
      const { content, updatedAt: ifUpdatedAt } = tailoredResume
      await request(renameOperation, { id, title, content, ifUpdatedAt })
    },
    onSuccess: (_data, { id }, _result, { client }) =>
      Promise.all([refreshLetters(client, id), client.invalidateQueries({ queryKey: keys.tailoredByResume() })]),
    meta: {
      words: { done: { title: texts.renamed }, failed: texts.renameFailed, otherwise: texts.cannotRenameLetter },
    },
  })

export const deleteLetterMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(updateOperation, { id, coverLetter: null }),
    onSuccess: (_data, id, _result, { client }) => refreshLetters(client, id),
    meta: {
      words: {
        done: { title: texts.deletedIt, description: texts.letterDeleted },
        failed: texts.deletionFailed,
        otherwise: texts.cannotDeleteLetter,
      },
    },
  })

export const downloadLetterMutation = () =>
  downloadMutation(async (wanted: OperationVariables<typeof documentOperation>) => {
    const { generateCoverLetterDocument: file } = await request(documentOperation, wanted)
    saveDocument(file, `cover_letter.${wanted.format ?? 'pdf'}`)
  })
