import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { keys } from './keys.ts'

const factsOperation = resume(`query Facts { facts { id statement skill requirement createdAt } }`)
const usedOperation = resume(`
  query FactsAndUses {
    facts { id statement skill requirement createdAt usedIn { tailoredResumeId title inResume inLetter undone } }
  }
`)
const takeOutOperation = resume(`
  mutation TakeOutFact($id: Int!, $undone: [Int!]!) { setTailorEdits(id: $id, undone: $undone) { id } }
`)
const gapsOperation = resume(`
  query GapQuestions($resumeId: Int!, $jobDescription: String!) {
    gapQuestions(resumeId: $resumeId, jobDescription: $jobDescription) { requirement importance question answered unsure }
  }
`)
const saveOperation = resume(`mutation SaveFact($input: FactInput!) { saveFact(input: $input) { id } }`)
const deleteOperation = resume(`mutation DeleteFact($id: Int!) { deleteFact(id: $id) }`)

export type FactAndUses = OperationResult<typeof usedOperation>['facts'][number]
export type GapQuestion = OperationResult<typeof gapsOperation>['gapQuestions'][number]

/** What the person has stated about themselves, beyond their resumes. */
export const factsQuery = () =>
  queryOptions({
    queryKey: keys.facts,
    queryFn: async ({ signal }) => (await request(factsOperation, {}, { signal })).facts,
  })

/** The same, each with the tailored resumes and letters that say it. */
export const factsAndUsesQuery = () =>
  queryOptions({
    queryKey: [...keys.facts, 'uses'],
    queryFn: async ({ signal }) => (await request(usedOperation, {}, { signal })).facts,
    staleTime: 0,
  })

/** Of each of these resumes, what rests on the fact is taken back. */
async function takeOut(uses: FactAndUses['usedIn']) {
  for (const { tailoredResumeId, undone } of uses) await request(takeOutOperation, { id: tailoredResumeId, undone })
}

const afterTakingOut = (client: QueryClient, uses: FactAndUses['usedIn']) => {
  const changed = uses.map(({ tailoredResumeId }) => keys.tailoredResume(tailoredResumeId))
  const lists = [keys.facts, keys.gapQuestions, keys.tailoredResumes, keys.tailoredByResume()]
  return Promise.all([...lists, ...changed].map((queryKey) => client.invalidateQueries({ queryKey })))
}

interface Restated {
  fact: FactAndUses
  /** There is nothing left to replace. */
  isGone: boolean
  statement: string
  /** Where the old words are taken out. */
  outOf: FactAndUses['usedIn']
}

/** First out of the resumes, which can be done again; the statement itself goes once they no longer say it. */
export const restateFactMutation = () =>
  mutationOptions({
    async mutationFn({ fact: { id, skill, requirement }, isGone, statement, outOf }: Restated) {
      await takeOut(outOf)
      const input = { statement, skill, requirement }
      await request(saveOperation, { input: isGone ? input : { ...input, replaces: id } })
    },
    onSettled: (_data, _error, { outOf }, _result, { client }) => afterTakingOut(client, outOf),
    meta: { words: { failed: texts.answerNotSaved } },
  })

export const withdrawFactMutation = () =>
  mutationOptions({
    async mutationFn({ fact: { id }, outOf }: Pick<Restated, 'fact' | 'outOf'>) {
      await takeOut(outOf)
      await request(deleteOperation, { id })
    },
    onSettled: (_data, _error, { outOf }, _result, { client }) => afterTakingOut(client, outOf),
    meta: { words: { failed: texts.answerNotDeleted } },
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
    meta: { words: { failed: texts.answerNotSaved } },
  })

export const deleteFactMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: (_data, _id, _result, { client }) =>
      Promise.all([keys.facts, keys.gapQuestions].map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { words: { failed: texts.answerNotDeleted } },
  })
