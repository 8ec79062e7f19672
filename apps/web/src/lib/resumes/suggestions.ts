import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as common from '../texts/common.ts'
import * as texts from '../texts/resumes.ts'
import { keys } from './keys.ts'

/** What is asked for of each, with a version or with its letter. */
export const suggestionFields = `
  suggestions { id before text reason requirement doubts { words youWrote question from to } }
` as const

const answerOperation = resume(`
  mutation AnswerSuggestion($id: Int!, $yes: Boolean!) { answerSuggestion(id: $id, yes: $yes) { id updatedAt } }
`)

/** The person's word: a yes is a fact of theirs and stands in the text, a no is not asked again. */
export const answerSuggestionMutation = (refresh: (client: QueryClient, id: number) => Promise<unknown>) =>
  mutationOptions({
    mutationFn: async (answer: OperationVariables<typeof answerOperation>) =>
      (await request(answerOperation, answer)).answerSuggestion,
    onSuccess: ({ id }, _answer, _result, { client }) =>
      Promise.all([refresh(client, id), client.invalidateQueries({ queryKey: keys.facts })]),
    meta: { words: { failed: texts.answerNotKept, otherwise: common.pleaseTryAgain } },
  })

/** What comes of an answer. */
export const answerWords = {
  yes: { title: texts.isThereNow, description: texts.answerKept },
  no: { title: texts.lineStays, description: texts.notAskedAgain },
}
