import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { keys, refreshResumes } from './keys.ts'

const versionsOperation = resume(`
  query ResumeVersions($resumeId: Int!) {
    resumeVersions(resumeId: $resumeId) { id resumeId versionNumber label createdAt }
  }
`)
const versionOperation = resume(`
  query ResumeVersion($id: Int!) {
    resumeVersion(id: $id) {
      id resumeId versionNumber label content createdAt
      jobMatches { id jobDescriptionId matchScore analysisNotes createdAt }
    }
  }
`)

export type VersionListed = OperationResult<typeof versionsOperation>['resumeVersions'][number]

export const versionsQuery = (resumeId: number | null) =>
  queryOptions({
    queryKey: keys.versions(resumeId ?? 0),
    queryFn: async ({ signal }) =>
      (await request(versionsOperation, { resumeId: resumeId ?? 0 }, { signal })).resumeVersions,
    enabled: resumeId !== null,
  })

export const versionQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.version(id ?? 0),
    queryFn: async ({ signal }) => (await request(versionOperation, { id: id ?? 0 }, { signal })).resumeVersion,
    enabled: id !== null,
  })

const createOperation = resume(`
  mutation CreateResumeVersion($input: ResumeVersionInput!) {
    createResumeVersion(input: $input) { id resumeId versionNumber }
  }
`)
const restoreOperation = resume(`
  mutation RestoreResumeVersion($id: Int!) { restoreResumeVersion(id: $id) { id updatedAt } }
`)

type NewVersion = OperationVariables<typeof createOperation>['input']

export const createVersionMutation = () =>
  mutationOptions({
    mutationFn: async (input: NewVersion) => (await request(createOperation, { input })).createResumeVersion,
    onSuccess: (_data, { resumeId }, _result, { client }) => refreshResumes(client, resumeId),
    meta: {
      words: {
        done: { title: texts.versionCreated, description: texts.newVersion },
        failed: texts.versionFailed,
      },
    },
  })

export const restoreVersionMutation = () =>
  mutationOptions({
    mutationFn: async (id: number) => (await request(restoreOperation, { id })).restoreResumeVersion,
    onSuccess: ({ id }, _versionId, _result, { client }) => refreshResumes(client, id),
    meta: { words: { done: { title: texts.updated }, failed: texts.updateFailed } },
  })
