import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type OperationResult, type OperationVariables, resume } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { languageModelKey } from './resumes/language-model.ts'

const fields = 'provider address model keyEnding allowedAt tokensThisMonth providers' as const
const settingsOperation = resume(`query ModelSettings { modelSettings { ${fields} } }`)
const foundOperation = resume('query FoundModels { foundModels { provider address models } }')
const saveOperation = resume(`
  mutation SaveModelSettings($input: ModelSettingsInput!) { saveModelSettings(input: $input) { ${fields} } }
`)
const testOperation = resume(`
  mutation TestModelSettings($input: ModelSettingsInput) {
    testModelSettings(input: $input) { ok message wordsPerSecond structured models }
  }
`)

export type ModelSettings = OperationResult<typeof settingsOperation>['modelSettings']
export type FoundModel = OperationResult<typeof foundOperation>['foundModels'][number]

export type ModelSettingsInput = OperationVariables<typeof saveOperation>['input']

const settingsKey = ['modelSettings']

/** Which language model the person chose. Never taken from what was kept: it is for them to look at now. */
export const modelSettingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await request(settingsOperation, {}, { signal })).modelSettings,
    staleTime: 0,
  })

export const refreshModelSettings = (client: QueryClient) => client.invalidateQueries({ queryKey: settingsKey })

/** What answers on this machine right now: such models come and go. */
export const foundModelsQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['foundModels'],
    queryFn: async ({ signal }) => (await request(foundOperation, {}, { signal })).foundModels,
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** What is wrong with it is said at the form, by whoever saves. */
export const saveModelMutation = () =>
  mutationOptions({
    mutationFn: async (input: ModelSettingsInput) => (await request(saveOperation, { input })).saveModelSettings,
    onSuccess(settings, _input, _result, { client }) {
      client.setQueryData(settingsKey, settings)
      return client.invalidateQueries({ queryKey: languageModelKey })
    },
  })

export const testModelMutation = () =>
  mutationOptions({
    mutationFn: async (input: ModelSettingsInput) => (await request(testOperation, { input })).testModelSettings,
  })
