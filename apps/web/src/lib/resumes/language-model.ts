import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import * as common from '../texts/common.ts'
import * as texts from '../texts/resumes.ts'

const fields = 'name provider agreedAt' as const
const modelOperation = resume(`query LanguageModel { languageModel { ${fields} } }`)
const agreeOperation = resume(`
  mutation AgreeToLanguageModel($yes: Boolean!) { agreeToLanguageModel(yes: $yes) { ${fields} } }
`)

export const languageModelKey = ['languageModel']

/** The model that may write for the person, and whether they let it. */
export const languageModelQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: languageModelKey,
    queryFn: async ({ signal }) => (await request(modelOperation, {}, { signal })).languageModel,
    enabled,
  })

/** The person's word, kept with their account; a no takes it back. */
export const agreeToModelMutation = () =>
  mutationOptions({
    mutationFn: async (yes: boolean) => (await request(agreeOperation, { yes })).agreeToLanguageModel,
    onSuccess: (model, _yes, _result, { client }) => client.setQueryData(languageModelKey, model),
    meta: { words: { failed: texts.answerNotKept, otherwise: common.pleaseTryAgain } },
  })
