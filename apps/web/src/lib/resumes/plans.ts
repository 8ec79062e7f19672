import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as texts from '../texts/resumes.ts'
import { downloadMutation, saveDocument } from './download.ts'
import { keys } from './keys.ts'

const plan = `
  id skillId targetProficiencyLevel currentProficiencyLevel estimatedTimeToComplete createdAt updatedAt
  hoursPerWeek endsOn conditions finishedAt
  skill { id name category description }
  steps {
    id stepNumber description estimatedTimeInHours proof completedAt
    resources { id stepId resourceType title url description }
  }
` as const

const listOperation = resume(`
  query SkillDevelopmentPlans($userId: Int!) { skillDevelopmentPlans(userId: $userId) { ${plan} } }
`)
const oneOperation = resume(`query SkillDevelopmentPlan($id: Int!) { skillDevelopmentPlan(id: $id) { ${plan} } }`)

export type DevelopmentPlan = NonNullable<OperationResult<typeof oneOperation>['skillDevelopmentPlan']>
export type PlanStep = DevelopmentPlan['steps'][number]
export type PlanResource = PlanStep['resources'][number]

export const developmentPlansQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.developmentPlans,
    queryFn: async ({ signal }) =>
      (await request(listOperation, { userId: userId ?? 0 }, { signal })).skillDevelopmentPlans,
    enabled: userId !== undefined,
  })

/** Asked again by each visit: another tab may have ticked a step. */
export const developmentPlanQuery = (id: number | null) =>
  queryOptions({
    queryKey: keys.developmentPlan(id ?? 0),
    queryFn: async ({ signal }) => (await request(oneOperation, { id: id ?? 0 }, { signal })).skillDevelopmentPlan,
    enabled: id !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

const createOperation = resume(`
  mutation CreateSkillDevelopmentPlan($input: DevelopmentPlanInput!) {
    createSkillDevelopmentPlan(input: $input) { ${plan} }
  }
`)
const completeOperation = resume(`
  mutation CompletePlanStep($id: Int!, $completed: Boolean!) {
    completePlanStep(id: $id, completed: $completed) { ${plan} }
  }
`)
const updateStepOperation = resume(`
  mutation UpdatePlanStep($id: Int!, $input: PlanStepInput!) { updatePlanStep(id: $id, input: $input) { ${plan} } }
`)
const addStepOperation = resume(`
  mutation AddPlanStep($planId: Int!, $input: PlanStepInput!) { addPlanStep(planId: $planId, input: $input) { ${plan} } }
`)
const deleteStepOperation = resume(`mutation DeletePlanStep($id: Int!) { deletePlanStep(id: $id) { ${plan} } }`)
const hoursOperation = resume(`
  mutation UpdateSkillDevelopmentPlan($id: Int!, $hoursPerWeek: Float!) {
    updateSkillDevelopmentPlan(id: $id, hoursPerWeek: $hoursPerWeek) { ${plan} }
  }
`)
const addResourceOperation = resume(`
  mutation AddPlanResource($input: PlanResourceInput!) { addPlanResource(input: $input) { ${plan} } }
`)
const deleteOperation = resume(`
  mutation DeleteSkillDevelopmentPlan($id: Int!) { deleteSkillDevelopmentPlan(id: $id) }
`)
const documentOperation = resume(`
  mutation GenerateDevelopmentPlanDocument($id: Int!) {
    generateDevelopmentPlanDocument(id: $id) { filename contentType contentBase64 }
  }
`)

/** What comes back is the plan as it is now; a finished one has raised the level of its skill. */
function keepPlan(client: QueryClient, changed: DevelopmentPlan) {
  client.setQueryData(developmentPlanQuery(changed.id).queryKey, changed)
  return Promise.all(
    [keys.developmentPlans, keys.userSkills, keys.skillRecommendations].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}

const planMutation = <Given>(failed: string, change: (given: Given) => Promise<DevelopmentPlan>) =>
  mutationOptions({
    mutationFn: change,
    onSuccess: (changed: DevelopmentPlan, _given: Given, _result: unknown, { client }: { client: QueryClient }) =>
      keepPlan(client, changed),
    // What was refused may be gone: another tab may have deleted the step or the plan.
    onError: (_error: Error, _given: Given, _result: unknown, { client }: { client: QueryClient }) =>
      client.invalidateQueries({ queryKey: ['skillDevelopmentPlan'] }),
    meta: { words: { failed } },
  })

export const createPlanMutation = () =>
  planMutation(
    texts.planNotMade,
    async (input: OperationVariables<typeof createOperation>['input']) =>
      (await request(createOperation, { input })).createSkillDevelopmentPlan,
  )

export const completeStepMutation = () =>
  planMutation(
    texts.stepNotSaved,
    async (given: OperationVariables<typeof completeOperation>) =>
      (await request(completeOperation, given)).completePlanStep,
  )

export const updateStepMutation = () =>
  planMutation(
    texts.stepNotSaved,
    async (given: OperationVariables<typeof updateStepOperation>) =>
      (await request(updateStepOperation, given)).updatePlanStep,
  )

export const addStepMutation = () =>
  planMutation(
    texts.stepNotAdded,
    async (given: OperationVariables<typeof addStepOperation>) => (await request(addStepOperation, given)).addPlanStep,
  )

export const deleteStepMutation = () =>
  planMutation(texts.stepNotDeleted, async (id: number) => (await request(deleteStepOperation, { id })).deletePlanStep)

export const hoursPerWeekMutation = () =>
  planMutation(
    texts.hoursNotSaved,
    async (given: OperationVariables<typeof hoursOperation>) =>
      (await request(hoursOperation, given)).updateSkillDevelopmentPlan,
  )

export const addResourceMutation = () =>
  planMutation(
    texts.resourceNotAdded,
    async (input: OperationVariables<typeof addResourceOperation>['input']) =>
      (await request(addResourceOperation, { input })).addPlanResource,
  )

export const deletePlanMutation = () =>
  mutationOptions({
    mutationFn: (id: number) => request(deleteOperation, { id }),
    onSuccess: async (_data, id, _result, { client }) => {
      await client.cancelQueries({ queryKey: keys.developmentPlan(id) })
      client.setQueryData(developmentPlanQuery(id).queryKey, null)
      return client.invalidateQueries({ queryKey: keys.developmentPlans })
    },
    meta: { words: { done: { title: texts.planDeleted }, failed: texts.planNotDeleted } },
  })

export const downloadPlanMutation = () =>
  downloadMutation(async (id: number) => {
    const { generateDevelopmentPlanDocument: file } = await request(documentOperation, { id })
    saveDocument(file, 'development_plan.pdf')
  })
