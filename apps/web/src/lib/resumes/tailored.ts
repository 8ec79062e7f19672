import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { localStore } from '../storage.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'
import { assistantReplyMutation } from './assistant.ts'
import { keys, refreshResumes } from './keys.ts'
import { inPages, type Paging, readWhole } from './pages.ts'
import { answerSuggestionMutation, suggestionFields } from './suggestions.ts'

const listed = `
  id title jobAdvertisingCompany originalResumeId jobDescriptionId matchScore matchScoreBefore matchScoreCeiling
  status
  createdAt updatedAt
` as const
const byResumeOperation = resume(`
  query TailoredResumesByResume($resumeId: Int!, $search: String, $limit: Int, $offset: Int) {
    tailoredResumesByResume(resumeId: $resumeId, search: $search, limit: $limit, offset: $offset) {
      ${listed} edits { undone }
    }
  }
`)
const listOperation = resume(`
  query TailoredResumes($search: String, $limit: Int, $offset: Int) {
    tailoredResumes(search: $search, limit: $limit, offset: $offset) { ${listed} }
  }
`)
const oneOperation = resume(`
  query TailoredResume($id: Int!) {
    tailoredResume(id: $id) {
      ${listed}
      content rationale jobDescription
      edits { id kind before text reason requirement sources undone confirmed }
      provenance { text kind sources lines said holds }
      ${suggestionFields}
      gaps { requirement importance question answered }
      layout { template pageSize accent fit }
    }
  }
`)

export type TailoredOfResume = OperationResult<typeof byResumeOperation>['tailoredResumesByResume'][number]
export type TailoredListed = OperationResult<typeof listOperation>['tailoredResumes'][number]
export type TailoredResume = NonNullable<OperationResult<typeof oneOperation>['tailoredResume']>

const readOfResume =
  (resumeId: number, search = '') =>
  async (page: Paging, signal: AbortSignal): Promise<TailoredOfResume[]> =>
    (await request(byResumeOperation, { resumeId, search, ...page }, { signal })).tailoredResumesByResume

const readTailored = async (page: Paging, signal: AbortSignal): Promise<TailoredListed[]> =>
  (await request(listOperation, { search: '', ...page }, { signal })).tailoredResumes

/** All that was made of a resume. */
export const tailoredByResumeQuery = (resumeId: number | null) =>
  queryOptions({
    queryKey: keys.tailoredByResume(resumeId ?? 0),
    queryFn: ({ signal }) => readWhole(readOfResume(resumeId ?? 0), signal),
    enabled: resumeId !== null,
  })

/** The search text is trimmed; an empty one is sent where there is none. */
export const tailoredPages = (resumeId: number, search = '') =>
  inPages(keys.tailoredByResume(resumeId, search.trim()), readOfResume(resumeId, search.trim()))

/** All of them, of whichever resume. */
export const tailoredResumesQuery = () =>
  queryOptions({ queryKey: keys.tailoredResumes, queryFn: ({ signal }) => readWhole(readTailored, signal) })

export const tailoredResumeQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.tailoredResume(id ?? 0),
    queryFn: async ({ signal }) => (await request(oneOperation, { id: id ?? 0 }, { signal })).tailoredResume,
    enabled: id !== null,
  })

const tailorOperation = resume(`
  mutation TailorResume($resumeId: Int!, $jobDescription: String!, $jobAdvertisingCompany: String!, $options: TailorOptionsInput) {
    tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: $jobAdvertisingCompany, options: $options) {
      content rationale id jobDescription jobDescriptionId
    }
  }
`)
const updateOperation = resume(`
  mutation UpdateTailoredResumeContent($id: Int!, $content: String!, $title: String, $ifUpdatedAt: DateTime) {
    updateTailoredResumeContent(id: $id, content: $content, title: $title, ifUpdatedAt: $ifUpdatedAt) {
      content rationale updatedAt
    }
  }
`)
const deleteOperation = resume(`mutation DeleteTailoredResume($id: Int!) { deleteTailoredResume(id: $id) }`)
const editsOperation = resume(`
  mutation SetTailorEdits($id: Int!, $undone: [Int!]!) { setTailorEdits(id: $id, undone: $undone) { id } }
`)

export type TailorRequest = OperationVariables<typeof tailorOperation>

function refreshTailored(client: QueryClient, resumeId?: number, deletedId?: number) {
  refreshUsage(client)
  return Promise.all([
    refreshResumes(client, resumeId),
    client.invalidateQueries({ queryKey: keys.tailoredResumes }),
    client.invalidateQueries({ queryKey: keys.letters() }),
    client.invalidateQueries({ queryKey: ['tailoredResume'], predicate: ({ queryKey }) => queryKey[1] !== deletedId }),
    client.invalidateQueries({ queryKey: keys.jobDescriptions() }),
  ])
}

export const tailorMutation = () =>
  mutationOptions({
    mutationFn: async (given: TailorRequest) => (await request(tailorOperation, given)).tailorResume,
    onSuccess: (_data, { resumeId }, _result, { client }) => refreshTailored(client, resumeId),
    meta: {
      words: {
        done: { title: texts.tailored, description: texts.tailoredVersion },
        failed: texts.tailoringFailed,
        otherwise: texts.cannotTailor,
      },
    },
  })

export const updateTailoredMutation = ({ silent = false }: { silent?: boolean } = {}) =>
  mutationOptions({
    mutationFn: async (change: OperationVariables<typeof updateOperation>) =>
      (await request(updateOperation, change)).updateTailoredResumeContent,
    onSuccess: (saved, { id, title }, _result, { client }) => {
      client.setQueryData(
        tailoredResumeQuery(id).queryKey,
        (before) => before && { ...before, ...saved, title: title ?? before.title },
      )
      return refreshTailored(client)
    },
    meta: {
      words: {
        ...(silent ? {} : { done: { title: texts.saved, description: texts.tailoredUpdated } }),
        failed: texts.saveFailed,
        otherwise: texts.cannotSaveTailored,
      },
    },
  })

export const deleteTailoredMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      const { deleteTailoredResume } = await request(deleteOperation, { id })
      if (!deleteTailoredResume) throw new Error(texts.couldNotDeleteTailored)
      if (selectedTailored.read() === id) selectedTailored.forget()
    },
    async onSuccess(_data, id, _result, { client }) {
      // Known to be gone: whoever still shows it shows nothing, and nobody asks for it again.
      await client.cancelQueries({ queryKey: keys.tailoredResume(id) })
      client.setQueryData(tailoredResumeQuery(id).queryKey, null)
      // Not waited for: what was deleted is gone from the screen at once.
      void refreshTailored(client, undefined, id)
    },
    meta: {
      words: {
        done: { title: texts.deletedIt, description: texts.tailoredDeleted },
        failed: texts.deletionFailed,
        otherwise: texts.cannotDeleteTailored,
      },
    },
  })

/** The edits to take back; all others stand. */
const layoutOperation = resume(`
  mutation SetTailoredLayout($id: Int!, $layout: LayoutInput!) {
    setTailoredLayout(id: $id, layout: $layout) { layout { template pageSize accent fit } }
  }
`)

/** Later choices are kept after earlier ones. */
export const setLayoutMutation = () =>
  mutationOptions({
    scope: { id: 'tailored layout' },
    mutationFn: async (change: OperationVariables<typeof layoutOperation>) =>
      (await request(layoutOperation, change)).setTailoredLayout,
    onSuccess: (_data, { id }, _result, { client }) => client.invalidateQueries({ queryKey: keys.tailoredResume(id) }),
    meta: { words: { failed: texts.saveFailed, otherwise: texts.lookNotSaved } },
  })

export const setTailorEditsMutation = () =>
  mutationOptions({
    mutationFn: async (change: OperationVariables<typeof editsOperation>) =>
      (await request(editsOperation, change)).setTailorEdits,
    onSuccess: (_data, _change, _result, { client }) => refreshTailored(client),
    meta: { words: { failed: texts.saveFailed, otherwise: texts.cannotSaveTailored } },
  })

export const tailoredReplyMutation = () => assistantReplyMutation((client) => refreshTailored(client))

export const answerTailoredMutation = () => answerSuggestionMutation((client) => refreshTailored(client))

const selectedKey = 'selected_tailored_resume_id'

/** Which tailored version the tailor screen opens with: set by "Open" in the lists. */
export const selectedTailored = {
  read(): number | null {
    const id = Number(localStore.read(selectedKey))
    return Number.isInteger(id) && id > 0 ? id : null
  },
  keep: (id: number) => localStore.write(selectedKey, String(id)),
  forget: () => localStore.remove(selectedKey),
}
