import { canonicalEmail, emailProblem } from '@bespeak/domain/account/email.ts'
import { personNameProblem } from '@bespeak/domain/account/person-name.ts'
import { type Problems, problems } from '@bespeak/domain/account/problems.ts'
import { useEffect, useRef, useState } from 'react'
import { updateAccount } from '../../../lib/account.ts'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { type User, useAuth } from '../../../lib/session/index.ts'
import { useKept } from '../../../lib/use-kept.ts'
import * as texts from '../texts/settings.tsx'
import { problemsOf, useProblems } from '../use-problems.ts'

const fields = ['firstName', 'lastName', 'email'] as const
type Field = (typeof fields)[number]
type Typed = Record<Field, string>

const savedOf = ({ firstName, lastName, email }: User): Typed => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
})

function problemsIn({ firstName, lastName, email }: Typed, asksPassword: boolean, password: string): Problems {
  return problems({
    firstName: personNameProblem(texts.firstName, firstName),
    lastName: personNameProblem(texts.lastName, lastName),
    email: emailProblem(email),
    currentPassword: asksPassword && password === '' ? texts.currentPasswordMissing : null,
  })
}

/** What was typed while the rest was being saved. */
const typedSince = (draft: Partial<Typed>, sent: Typed): Partial<Typed> =>
  Object.fromEntries(
    fields.filter((field) => field in draft && draft[field] !== sent[field]).map((field) => [field, draft[field]]),
  )

/** The names save at once; a new address waits for the code that is sent to it. What was typed stays, but no password. */
export function useAccountForm(user: User, onCodeSent: (email: string, password: string) => void) {
  const { refresh } = useAuth()
  const saved = savedOf(user)
  const [draft, setDraft] = useKept<Partial<Typed>>('account_draft', {})
  const typedLast = useRef(draft)
  useEffect(() => {
    typedLast.current = draft
  }, [draft])
  const [password, setPassword] = useState('')
  const { form, found, judge, forget } = useProblems()
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)

  const typed = { ...saved, ...draft }
  const asksPassword = canonicalEmail(typed.email) !== saved.email && typed.email.trim() !== saved.email
  const isChanged = fields.some((field) => typed[field].trim() !== saved[field])

  function type(field: Field, text: string) {
    const { [field]: _, ...others } = draft
    setDraft(text === saved[field] ? others : { ...others, [field]: text })
    forget(field)
  }

  async function save() {
    setProblem('')
    if (!judge(problemsIn(typed, asksPassword, password))) return
    setIsSaving(true)
    try {
      const answer = await updateAccount({ ...typed, currentPassword: asksPassword ? password : null })
      if (!answer.success) {
        if (judge(problemsOf(answer))) setProblem(answer.message)
        return
      }
      await refresh()
      setDraft(typedSince(typedLast.current, typed))
      setPassword('')
      if (answer.verificationSent) onCodeSent(typed.email.trim(), password)
    } catch (thrown) {
      setProblem(plainMessage(thrown, texts.changesNotSaved))
    } finally {
      setIsSaving(false)
    }
  }

  return { form, typed, type, password, setPassword, asksPassword, isChanged, found, problem, isSaving, save }
}
