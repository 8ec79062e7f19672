import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { keys, refreshMadeFrom } from './keys.ts'
import { inPages, type Paging, readWhole } from './pages.ts'

const fields = `
  id title company isSample location description requirements url stage appliedOn deadline followUpOn interviewOn interviewTime
  contact notes sentTailoredResumeId sentOn createdAt updatedAt
` as const
const listOperation = resume(`
  query JobDescriptions($userId: Int!, $limit: Int, $offset: Int) {
    jobDescriptions(userId: $userId, limit: $limit, offset: $offset) { ${fields} }
  }
`)
const oneOperation = resume(`query JobDescription($id: Int!) { jobDescription(id: $id) { ${fields} } }`)

export type JobDescription = OperationResult<typeof listOperation>['jobDescriptions'][number]

const readJobs =
  (userId: number) =>
  async (page: Paging, signal: AbortSignal): Promise<JobDescription[]> =>
    (await request(listOperation, { userId, ...page }, { signal })).jobDescriptions

/** All of them. */
export const jobDescriptionsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.jobDescriptions(userId ?? 0),
    queryFn: ({ signal }) => readWhole(readJobs(userId ?? 0), signal),
    enabled: userId !== undefined,
  })

export const jobPages = (userId: number | undefined) => ({
  ...inPages(keys.jobDescriptions(userId ?? 0), readJobs(userId ?? 0)),
  enabled: userId !== undefined,
})

export const jobDescriptionQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.jobDescription(id ?? 0),
    queryFn: async ({ signal }) => (await request(oneOperation, { id: id ?? 0 }, { signal })).jobDescription,
    enabled: id !== null,
  })

const createOperation = resume(`
  mutation CreateJobDescription($input: JobDescriptionInput!) { createJobDescription(input: $input) { ${fields} } }
`)
const updateOperation = resume(`
  mutation UpdateJobDescription($id: Int!, $input: JobDescriptionUpdateInput!) {
    updateJobDescription(id: $id, input: $input) { ${fields} }
  }
`)
const deleteOperation = resume(`
  mutation DeleteJobDescription($id: Int!) { deleteJobDescription(id: $id) { success message } }
`)
const fetchOperation = resume(`
  mutation FetchJobAdvertisement($url: String!) {
    fetchJobAdvertisement(url: $url) { title company location text }
  }
`)

export type NewJobDescription = OperationVariables<typeof createOperation>['input']
export type JobDescriptionUpdate = OperationVariables<typeof updateOperation>
export type FetchedJobAdvertisement = OperationResult<typeof fetchOperation>['fetchJobAdvertisement']

const refreshJobs = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.jobDescriptions() }),
    client.invalidateQueries({ queryKey: ['jobDescription'] }),
    client.invalidateQueries({ queryKey: keys.dashboard() }),
    client.invalidateQueries({ queryKey: keys.rankedJobs() }),
  ])

export const createJobDescription = async (input: NewJobDescription) =>
  (await request(createOperation, { input })).createJobDescription

export const createJobDescriptionMutation = () =>
  mutationOptions({
    mutationFn: createJobDescription,
    onSuccess: (_data, _input, _result, { client }) => refreshJobs(client),
    meta: { words: { done: { title: texts.jobCreated }, failed: texts.jobNotCreated } },
  })

export const updateJobDescriptionMutation = ({ silent = false }: { silent?: boolean } = {}) =>
  mutationOptions({
    mutationFn: async (change: JobDescriptionUpdate) => (await request(updateOperation, change)).updateJobDescription,
    onSuccess: (_data, _change, _result, { client }) => refreshJobs(client),
    meta: {
      words: {
        ...(silent ? {} : { done: { title: texts.jobUpdated } }),
        failed: texts.jobNotUpdated,
      },
    },
  })

export const deleteJobDescriptionMutation = () =>
  mutationOptions({
    async mutationFn(id: number) {
      const { deleteJobDescription } = await request(deleteOperation, { id })
      if (!deleteJobDescription.success) throw new Error(deleteJobDescription.message)
    },
    onSuccess: (_data, _id, _result, { client }) => Promise.all([refreshJobs(client), refreshMadeFrom(client)]),
    meta: { words: { done: { title: texts.jobDeleted }, failed: texts.jobNotDeleted } },
  })

/** Fetched by the server, for sites that do not let a browser read them. */
export const fetchJobAdvertisement = async (url: string): Promise<FetchedJobAdvertisement> =>
  (await request(fetchOperation, { url })).fetchJobAdvertisement
