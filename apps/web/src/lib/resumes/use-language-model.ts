import { useMutation, useQuery } from '@tanstack/react-query'
import { useSiteSettings } from '../site-settings.ts'
import { agreeToModelMutation, languageModelQuery } from './language-model.ts'

/** The model that may write for the person, and their word on it. Nothing is asked where there can be none. */
export function useLanguageModel() {
  const { model: set, ownModels } = useSiteSettings()
  const { data: model } = useQuery(languageModelQuery(set !== null || ownModels !== 'no'))
  const { mutate: onAgree, isPending: isAgreeing } = useMutation(agreeToModelMutation())
  return { model: model ?? null, onAgree, isAgreeing }
}
