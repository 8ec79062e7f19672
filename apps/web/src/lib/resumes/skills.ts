import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { skillsAdded } from '../texts/counted.ts'
import * as texts from '../texts/resumes.ts'
import { keys } from './keys.ts'

const skill = 'skill { id name category description }' as const
const userSkill = `id skillId proficiencyLevel yearsOfExperience lastUsedDate isCurrent ${skill}` as const

const ownOperation = resume(`query UserSkills($userId: Int!) { userSkills(userId: $userId) { ${userSkill} } }`)
const foundOperation = resume(
  `query SkillsFound { skillsFound { ${skill} resumeId lines alreadyListed proficiencyLevel isCurrent lastUsedDate } }`,
)
const demandOperation = resume(`
  query SkillDemand($userId: Int!) { skillDemand(userId: $userId) { skillId jobs ofJobs jobDescriptionIds } }
`)
const recommendedOperation = resume(`
  query SkillRecommendations($userId: Int!) {
    skillRecommendations(userId: $userId) { id skillId relevanceScore reason jobDescriptionIds ofJobs ${skill} }
  }
`)
const searchOperation = resume(`
  query Skills($search: String!, $limit: Int) { skills(search: $search, limit: $limit) { id name category description } }
`)

export type UserSkill = OperationResult<typeof ownOperation>['userSkills'][number]
export type SkillFound = OperationResult<typeof foundOperation>['skillsFound'][number]
export type SkillDemand = OperationResult<typeof demandOperation>['skillDemand'][number]
export type SkillRecommendation = OperationResult<typeof recommendedOperation>['skillRecommendations'][number]
export type Skill = UserSkill['skill']

export const userSkillsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.userSkills,
    queryFn: async ({ signal }) => (await request(ownOperation, { userId: userId ?? 0 }, { signal })).userSkills,
    enabled: userId !== undefined,
  })

/** What the resumes show, with the lines that show it. They may have changed in another tab. */
export const skillsFoundQuery = () =>
  queryOptions({
    queryKey: keys.skillsFound,
    queryFn: async ({ signal }) => (await request(foundOperation, {}, { signal })).skillsFound,
    staleTime: 0,
  })

/** How many of the saved jobs ask for each skill. */
export const skillDemandQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.skillDemand,
    queryFn: async ({ signal }) => (await request(demandOperation, { userId: userId ?? 0 }, { signal })).skillDemand,
    enabled: userId !== undefined,
    staleTime: 0,
  })

/** They change with the saved jobs and the resumes. */
export const skillRecommendationsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.skillRecommendations,
    queryFn: async ({ signal }) =>
      (await request(recommendedOperation, { userId: userId ?? 0 }, { signal })).skillRecommendations,
    enabled: userId !== undefined,
    staleTime: 0,
  })

const mostFound = 6

/** Over all names of the catalogue. While the next answer is on its way, the one before it stays. */
export const skillSearchQuery = (text: string) =>
  queryOptions({
    queryKey: keys.skillSearch(text.trim()),
    queryFn: async ({ signal }) =>
      (await request(searchOperation, { search: text.trim(), limit: mostFound }, { signal })).skills,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })

const addOperation = resume(`
  mutation AddUserSkill($input: UserSkillInput!) { addUserSkill(input: $input) { ${userSkill} } }
`)
const updateOperation = resume(`
  mutation UpdateUserSkill($id: Int!, $input: UserSkillInput!) {
    updateUserSkill(id: $id, input: $input) { ${userSkill} }
  }
`)
const deleteOperation = resume(`mutation DeleteUserSkill($id: Int!) { deleteUserSkill(id: $id) }`)
const dismissOperation = resume(`
  mutation DismissSkillRecommendation($id: Int!) { dismissSkillRecommendation(id: $id) }
`)

export type UserSkillInput = OperationVariables<typeof addOperation>['input']

/** What is listed decides what is found anew, what is asked and what is worth having. */
const refreshSkills = (client: QueryClient) =>
  Promise.all(
    [keys.userSkills, keys.skillsFound, keys.skillDemand, keys.skillRecommendations].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

export const addUserSkillMutation = () =>
  mutationOptions({
    mutationFn: async (input: UserSkillInput) => (await request(addOperation, { input })).addUserSkill,
    onSuccess: (_data, _input, _result, { client }) => refreshSkills(client),
    meta: {
      words: {
        done: ({ skill: { name } }: UserSkill) => ({ title: texts.skillAdded, description: name }),
        failed: texts.skillNotAdded,
      },
    },
  })

export const updateUserSkillMutation = () =>
  mutationOptions({
    mutationFn: async (change: OperationVariables<typeof updateOperation>) =>
      (await request(updateOperation, change)).updateUserSkill,
    onSuccess: (_data, _change, _result, { client }) => refreshSkills(client),
    meta: { words: { failed: texts.skillNotSaved } },
  })

export const deleteUserSkillMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: (_data, _id, _result, { client }) => refreshSkills(client),
    meta: { words: { done: { title: texts.skillRemoved }, failed: texts.skillNotRemoved } },
  })

/** One after the other: where one is refused, those before it are listed, and the rest can be tried again. */
export const addUserSkillsMutation = () =>
  mutationOptions({
    async mutationFn(inputs: readonly UserSkillInput[]) {
      for (const input of inputs) await request(addOperation, { input })
      return inputs.length
    },
    onSettled: (_data, _error, _inputs, _result, { client }) => refreshSkills(client),
    meta: { words: { done: (count: number) => ({ title: skillsAdded(count) }), failed: texts.skillsNotAdded } },
  })

export const dismissRecommendationMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(dismissOperation, { id }),
    onSuccess: (_data, _id, _result, { client }) => refreshSkills(client),
    meta: { words: { failed: texts.staysOnList } },
  })
