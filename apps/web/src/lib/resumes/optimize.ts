import { mutationOptions } from '@tanstack/react-query'
import { type OperationResult, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'
import { refreshResumes } from './keys.ts'
import { requireResumeId } from './resume-id.ts'

const optimizeOperation = resume(`
  mutation GenerateOptimizedResume($input: OptimizeInput!) {
    generateOptimizedResume(input: $input) { id resumeId versionNumber isNew optimizationNotes createdAt }
  }
`)

export type OptimizedResume = OperationResult<typeof optimizeOperation>['generateOptimizedResume']

const created = { title: texts.optimized, description: texts.optimizedVersion }
const nothingToDo = { title: texts.nothingToImprove, description: texts.readsWell }

/** The resume in better words, as a version of its own: the resume itself stays as it is. */
export const optimizeResumeMutation = () =>
  mutationOptions({
    mutationFn: async (resumeId: number) =>
      (await request(optimizeOperation, { input: { resumeId: requireResumeId(resumeId) } })).generateOptimizedResume,
    onSuccess: async ({ resumeId }, _given, _result, { client }) => {
      refreshUsage(client)
      await refreshResumes(client, resumeId)
    },
    meta: {
      words: {
        done: ({ isNew }: OptimizedResume) => (isNew ? created : nothingToDo),
        failed: texts.optimizationFailed,
      },
    },
  })
