import { mutationOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { refreshUsage } from '../usage.ts'

const previewOperation = resume(`
  mutation GenerateTailoredPreview($input: PreviewInput!) {
    generateTailoredPreview(input: $input) { content title rationale metadata { company matchScore } }
  }
`)

export type TailoredPreview = OperationResult<typeof previewOperation>['generateTailoredPreview']
type PreviewRequest = OperationVariables<typeof previewOperation>['input']

/** Never sent twice: a preview that fails is offered another way instead. */
export const previewMutation = () =>
  mutationOptions({
    mutationFn: async (input: PreviewRequest) =>
      (await request(previewOperation, { input }, { retry: false })).generateTailoredPreview,
    onSuccess: (_data, _input, _result, { client }) => refreshUsage(client),
    meta: { words: { failed: texts.previewFailed, logged: texts.previewUnavailable } },
  })
