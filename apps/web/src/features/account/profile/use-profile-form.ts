import { profileChange } from '@bespeak/domain/account/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { type Profile, profileQuery, refreshProfile, updateProfile } from '../../../lib/profile.ts'
import { useKept } from '../../../lib/use-kept.ts'
import * as texts from '../texts/profile.tsx'
import { problemsOf, useProblems } from '../use-problems.ts'
import {
  type Draft,
  type FieldName,
  inputOf,
  onTopOf,
  problemsIn,
  savedElsewhere,
  typedOf,
  typedSince,
  typing,
  withDraft,
} from './profile-draft.ts'

/**
 * What is typed is kept in this tab until it is saved: over a reload, a lost connection and a login that has run out.
 * What another tab or device saves meanwhile is shown at its field before anything is saved over it.
 */
export function useProfileForm(profile: Profile) {
  const client = useQueryClient()
  const [draft, setDraft] = useKept<Draft>('profile_draft', {})
  const typedLast = useRef(draft)
  useEffect(() => {
    typedLast.current = draft
  }, [draft])
  const { form, found, judge, mark, forget } = useProblems()
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const saved = typedOf(profile)
  const elsewhere = savedElsewhere(draft, saved)

  function type(name: FieldName, now: string) {
    setDraft(typing(draft, saved, name, now))
    forget(name)
  }

  /** On leaving a field: it alone is judged, and only what was typed. */
  function leave(name: FieldName) {
    const wrong = problemsIn(draft)[name]
    if (wrong) mark(name, wrong)
  }

  async function send() {
    const latest = typedOf(await client.fetchQuery({ ...profileQuery(), staleTime: 0 }))
    const met = savedElsewhere(draft, latest).filter((name) => !elsewhere.includes(name))
    if (met.length > 0) return setProblem(texts.metElsewhere)
    const answer = await updateProfile(profileChange(inputOf(draft)))
    if (answer.success) {
      await refreshProfile(client)
      const now = client.getQueryData(profileQuery().queryKey)
      return setDraft(typedSince(typedLast.current, draft, now ? typedOf(now) : saved))
    }
    if (judge(problemsOf(answer))) setProblem(answer.message)
  }

  async function save() {
    setProblem('')
    if (!judge(problemsIn(draft))) return
    setIsSaving(true)
    try {
      await send()
    } catch (thrown) {
      setProblem(plainMessage(thrown, texts.profileNotSaved))
    } finally {
      setIsSaving(false)
    }
  }

  return {
    typed: withDraft(saved, draft),
    saved,
    elsewhere,
    isChanged: Object.keys(draft).length > 0,
    ...{ form, found, problem, isSaving, type, leave, save },
    /** Of a field that was saved elsewhere: what stands there now. */
    take: (name: FieldName) => setDraft(typing(draft, saved, name, saved[name])),
    keep: (name: FieldName) => setDraft({ ...draft, ...pick(onTopOf(draft, saved), name) }),
    discard() {
      setDraft({})
      judge({})
      setProblem('')
    },
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>

const pick = (draft: Draft, name: FieldName): Draft => (draft[name] ? { [name]: draft[name] } : {})
