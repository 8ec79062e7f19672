import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { requestWithFiles } from '../graphql/multipart.ts'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import type { RequestOptions } from '../graphql/transport.ts'
import * as texts from '../texts/resumes.ts'
import { keys, refreshMadeFrom, refreshResumes } from './keys.ts'
import { inPages, type Paging, readWhole } from './pages.ts'
import { requireResumeId } from './resume-id.ts'

const resumesOperation = resume(`
  query Resumes($limit: Int, $offset: Int) {
    resumes(limit: $limit, offset: $offset) {
      id title filePath fileType isSelected isSample createdAt updatedAt layout { template pageSize accent fit }
    }
  }
`)

const resumeOperation = resume(`
  query Resume($id: Int!) {
    resume(id: $id) {
      id title content explanation filePath fileType isSelected isSample createdAt updatedAt layout { template pageSize accent fit }
      atsReport { score checks { id title status detail fix } }
    }
  }
`)

const selectedResumeOperation = resume(`
  query SelectedResume {
    selectedResume {
      id title content explanation filePath fileType isSelected isSample createdAt updatedAt layout { template pageSize accent fit }
      atsReport { score checks { id title status detail fix } }
    }
  }
`)

export type ResumeListed = OperationResult<typeof resumesOperation>['resumes'][number]
export type Resume = NonNullable<OperationResult<typeof resumeOperation>['resume']>

const readResumes = async (page: Paging, signal: AbortSignal): Promise<ResumeListed[]> =>
  (await request(resumesOperation, page, { signal })).resumes

async function oneResume(id: number, signal?: AbortSignal): Promise<Resume | null> {
  const { resume: found } = await request(resumeOperation, { id: requireResumeId(id) }, signal ? { signal } : {})
  return found
}

/** All of them: an account has at most 500. */
export const resumesQuery = () =>
  queryOptions({ queryKey: keys.resumes, queryFn: ({ signal }) => readWhole(readResumes, signal) })

export const resumePages = () => inPages(keys.resumes, readResumes)

/** Asked only where there is an id. */
export const resumeQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.resume(id ?? 0),
    queryFn: ({ signal }) => oneResume(id ?? 0, signal),
    enabled: id !== null,
  })

/** The selected one; where the server names none, the one that was changed last; null where there is none. */
async function selectedResume(signal: AbortSignal): Promise<Resume | null> {
  const { selectedResume: selected } = await request(selectedResumeOperation, {}, { signal })
  if (selected) return selected
  const [latest] = await readResumes({ limit: 1, offset: 0 }, signal)
  return latest ? oneResume(latest.id, signal) : null
}

/** Never taken from what was kept: another tab or device may have selected another one. */
export const selectedResumeQuery = () =>
  queryOptions({
    queryKey: keys.selectedResume,
    queryFn: ({ signal }) => selectedResume(signal),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  })

const createOperation = resume(`
  mutation CreateResume($input: ResumeInput!) { createResume(input: $input) { id title updatedAt } }
`)
const updateOperation = resume(`
  mutation UpdateResume($id: Int!, $input: ResumeUpdateInput!, $file: Upload, $contentText: String, $jobDescription: String) {
    updateResume(id: $id, input: $input, file: $file, contentText: $contentText, jobDescription: $jobDescription) {
      id title content updatedAt
    }
  }
`)
const deleteOperation = resume(`mutation DeleteResume($id: Int!) { deleteResume(id: $id) }`)
const selectOperation = resume(`mutation SelectResume($id: Int!) { selectResume(id: $id) }`)
const duplicateOperation = resume(`
  mutation DuplicateResume($id: Int!) { duplicateResume(id: $id) { id title } }
`)

export type NewResume = OperationVariables<typeof createOperation>['input']
type ResumeUpdate = OperationVariables<typeof updateOperation>

async function create(input: NewResume, options: Pick<RequestOptions, 'onSent'>) {
  const answer = input.file
    ? await requestWithFiles(createOperation, { input }, options)
    : await request(createOperation, { input })
  return answer.createResume
}

export async function updateResume(change: ResumeUpdate) {
  const variables = { ...change, id: requireResumeId(change.id) }
  const answer = variables.file
    ? await requestWithFiles(updateOperation, variables)
    : await request(updateOperation, variables)
  return answer.updateResume
}

/** `onSent` is told which share of a file has gone out. */
export const createResumeMutation = (options: Pick<RequestOptions, 'onSent'> = {}) =>
  mutationOptions({
    mutationFn: (input: NewResume) => create(input, options),
    onSuccess: (_data, _input, _result, { client }) => refreshResumes(client),
    meta: { words: { done: { title: texts.created }, failed: texts.createFailed } },
  })

interface Loudness {
  /** Autosave: only a failure is told. */
  silent?: boolean
}

export const updateResumeMutation = ({ silent = false }: Loudness = {}) =>
  mutationOptions({
    mutationFn: updateResume,
    onSuccess: (_data, { id }, _result, { client }) => refreshResumes(client, id),
    meta: {
      words: {
        ...(silent ? {} : { done: { title: texts.updated } }),
        failed: texts.updateFailed,
        otherwise: texts.updateFailed,
      },
    },
  })

export const deleteResumeMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      const { deleteResume } = await request(deleteOperation, { id: requireResumeId(id) })
      if (!deleteResume) throw new Error(texts.failed)
    },
    onSuccess: (_data, id, _result, { client }) => {
      client.removeQueries({ queryKey: keys.resume(id) })
      return Promise.all([refreshResumes(client), refreshMadeFrom(client)])
    },
    meta: { words: { done: { title: texts.deleted, description: texts.deletedIt }, failed: texts.deleteFailed } },
  })

export const selectResumeMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      await request(selectOperation, { id: requireResumeId(id) })
    },
    onSuccess: (_data, _id, _result, { client }) => refreshResumes(client),
    meta: { words: { failed: texts.selectFailed } },
  })

export const duplicateResumeMutation = () =>
  mutationOptions({
    mutationFn: async (id: number) => (await request(duplicateOperation, { id: requireResumeId(id) })).duplicateResume,
    onSuccess: (_data, _id, _result, { client }) => refreshResumes(client),
    meta: { words: { done: { title: texts.created }, failed: texts.createFailed } },
  })

/** Where it is done by the way, its failure is nobody's trouble. */
export const selectResumeQuietly = (id: number): Promise<void> =>
  request(selectOperation, { id }).then(
    () => undefined,
    () => undefined,
  )
