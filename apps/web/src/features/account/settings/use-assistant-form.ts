import { type Problems, problems } from '@bespeak/domain/account/problems.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { RequestError } from '../../../lib/graphql/request-error.ts'
import {
  type FoundModel,
  type ModelSettings,
  type ModelSettingsInput,
  saveModelMutation,
  testModelMutation,
} from '../../../lib/model-settings.ts'
import { useKept } from '../../../lib/use-kept.ts'
import * as texts from '../texts/writing-assistant.tsx'
import { useProblems } from '../use-problems.ts'
import type { Assistant } from './assistants.ts'

export type AssistantForm = ReturnType<typeof useAssistantForm>

type Fields = { address: string; model: string }
/** What was typed of each, so that to look at another one loses nothing. A key is kept nowhere. */
type Draft = { provider?: string; fields: Record<string, Partial<Fields>> }
const untouched: Draft = { fields: {} }

/** What is typed outlives a reload, but for keys. */
export function useAssistantForm(settings: ModelSettings, all: readonly Assistant[]) {
  const [draft, setDraft] = useKept<Draft>('assistant_draft', untouched)
  const [keys, setKeys] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<{ title: string; words: string } | null>(null)
  const { form, found, judge, forget } = useProblems()
  const save = useMutation(saveModelMutation())
  const test = useMutation(testModelMutation())

  const isThere = (provider: string | undefined) => all.some((it) => it.provider === provider)
  const provider = [draft.provider, settings.provider].find(isThere) ?? 'off'
  const assistant = all.find((it) => it.provider === provider)
  const asks = assistant?.asks
  const isSaved = provider === settings.provider
  const typed: Fields = {
    address: (isSaved ? settings.address : null) ?? asks?.address ?? '',
    model: (isSaved ? settings.model : null) ?? asks?.model ?? '',
    ...draft.fields[provider],
  }
  const key = keys[provider] ?? ''
  const isSamePlace = isSaved && typed.address.trim() === (settings.address ?? '')
  const keptEnding = isSamePlace ? settings.keyEnding : null

  const input: ModelSettingsInput = {
    provider,
    ...(asks && { address: asks.address === null ? null : typed.address, model: typed.model, key: key.trim() || null }),
  }
  const isChanged = !isSaved || key !== '' || (asks && (!isSamePlace || typed.model.trim() !== (settings.model ?? '')))

  function anew() {
    setProblem(null)
    test.reset()
  }

  function choose(next: string) {
    anew()
    judge({})
    setDraft({ ...draft, provider: next })
  }

  function type(field: keyof Fields | 'key', text: string) {
    anew()
    forget(field)
    if (field === 'key') setKeys({ ...keys, [provider]: text })
    else setDraft({ ...draft, fields: { ...draft.fields, [provider]: { ...draft.fields[provider], [field]: text } } })
  }

  const missing = (): Problems =>
    problems({
      address: asks && asks.address !== null && typed.address.trim() === '' ? texts.addressMissing : null,
      model: asks && typed.model.trim() === '' ? texts.modelMissing : null,
      key: asks?.key === 'needed' && key.trim() === '' && keptEnding === null ? texts.keyMissing : null,
    })

  /** At its field, where the server names one that is there. */
  function tell(title: string, error: unknown) {
    const { provider: other, ...fields } = error instanceof RequestError ? error.fields : {}
    if (other === undefined && Object.keys(fields).length > 0) judge(fields)
    else setProblem({ title, words: plainMessage(error, texts.pleaseTryAgain) })
  }

  const testIt = (wanted: ModelSettingsInput) =>
    test.mutate(wanted, { onError: (error) => tell(texts.notTested, error) })

  return {
    ...{ form, found, provider, assistant, typed, key, keptEnding, isChanged, problem, choose, type },
    /** A saved key that is for another address than the one that stands there now. */
    isKeyOfOther: isSaved && !isSamePlace && settings.keyEnding !== null,
    isSaving: save.isPending,
    isTesting: test.isPending,
    tested: test.data ?? null,
    test() {
      anew()
      if (judge(missing())) testIt(input)
    },
    save(over: Partial<ModelSettingsInput> = {}) {
      anew()
      if (!judge(missing())) return
      const wanted = { ...input, ...(assistant?.isSentLines && { allow: true }), ...over }
      save.mutate(wanted, {
        onSuccess() {
          setDraft(untouched)
          setKeys({})
        },
        onError: (error) => tell(texts.notSaved, error),
      })
    },
    /** Taken over and tried at once. */
    use({ provider: running, address, models: [first = ''] }: FoundModel) {
      setProblem(null)
      judge({})
      const fields = { address, model: first }
      setDraft({ provider: running, fields: { ...draft.fields, [running]: fields } })
      testIt({ provider: running, ...fields })
    },
  }
}
