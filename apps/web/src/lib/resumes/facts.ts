import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { keys } from './keys.ts'

const factsOperation = resume(`query Facts { facts { id statement skill requirement createdAt } }`)
const gapsOperation = resume(`
  query GapQuestions($resumeId: Int!, $jobDescription: String!) {
    gapQuestions(resumeId: $resumeId, jobDescription: $jobDescription) { requirement importance question answered }
  }
`)
const saveOperation = resume(`mutation SaveFact($input: FactInput!) { saveFact(input: $input) { id } }`)
const deleteOperation = resume(`mutation DeleteFact($id: Int!) { deleteFact(id: $id) }`)

export type GapQuestion = OperationResult<typeof gapsOperation>['gapQuestions'][number]

/** What the person has stated about themselves, beyond their resumes. */
export const factsQuery = () =>
  queryOptions({
    queryKey: keys.facts,
    queryFn: async ({ signal }) => (await request(factsOperation, {}, { signal })).facts,
  })

/** What the advertisement asks and the resume does not show, as questions. */
export const gapQuestionsQuery = (resumeId: number, jobDescription: string) =>
  queryOptions({
    queryKey: [...keys.gapQuestions, resumeId, jobDescription],
    queryFn: async ({ signal }) =>
      (await request(gapsOperation, { resumeId, jobDescription }, { signal })).gapQuestions,
  })

export const saveFactMutation = () =>
  mutationOptions({
    mutationFn: async (input: OperationVariables<typeof saveOperation>['input']) =>
      (await request(saveOperation, { input })).saveFact,
    onSuccess: (_data, _input, _result, { client }) =>
      Promise.all([keys.facts, keys.gapQuestions].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { words: { failed: 'Failed to save your answer' } },
  })

export const deleteFactMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: (_data, _id, _result, { client }) =>
      Promise.all([keys.facts, keys.gapQuestions].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { words: { failed: 'Failed to delete your answer' } },
  })
