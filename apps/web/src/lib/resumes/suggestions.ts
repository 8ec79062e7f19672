import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { keys } from './keys.ts'

/** What is asked for of each, with a version or with its letter. */
export const suggestionFields = `
  suggestions { id before text reason requirement doubts { words question from to } }
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
    meta: { words: { failed: 'Your answer was not kept', otherwise: 'Please try again.' } },
  })

/** What comes of an answer. */
export const answerWords = {
  yes: { title: 'It is there now', description: 'Your answer is kept with today’s date.' },
  no: { title: 'Your line stays', description: 'You are not asked about it again.' },
}
