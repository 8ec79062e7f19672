import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'

// The chat assistant that a person uses by themselves: they carry the prompt there, and its answer back.

const promptOperation = resume(`
  query AssistantPrompt($resumeId: Int!, $jobDescription: String!, $kind: String!) {
    assistantPrompt(resumeId: $resumeId, jobDescription: $jobDescription, kind: $kind)
  }
`)
const replyOperation = resume(`
  mutation UseAssistantReply($tailoredId: Int!, $reply: String!, $kind: String!) {
    useAssistantReply(tailoredId: $tailoredId, reply: $reply, kind: $kind) {
      id updatedAt reply { stood asked isCut refused { text why } }
    }
  }
`)

/** What became of a reply. */
export type ReplyOutcome = NonNullable<OperationResult<typeof replyOperation>['useAssistantReply']['reply']>

export const readPrompt = async (of: OperationVariables<typeof promptOperation>): Promise<string> =>
  (await request(promptOperation, of)).assistantPrompt

/** A failure is told where the reply was pasted, which stays there. */
export const assistantReplyMutation = (refresh: (client: QueryClient, id: number) => Promise<unknown>) =>
  mutationOptions({
    async mutationFn(given: OperationVariables<typeof replyOperation>): Promise<ReplyOutcome> {
      const { reply } = (await request(replyOperation, given)).useAssistantReply
      if (!reply) throw new Error(texts.noReply)
      return reply
    },
    onSuccess: (_data, { tailoredId }, _result, { client }) => refresh(client, tailoredId),
  })
