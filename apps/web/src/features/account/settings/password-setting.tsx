import { passwordProblem } from '@bespeak/domain/account/password.ts'
import { type Problems, problems } from '@bespeak/domain/account/problems.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changePassword, refreshSessions } from '../../../lib/account.ts'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Setting, SettingFields } from '../../../ui/setting.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'
import { useProblems } from '../use-problems.ts'

const empty = { currentPassword: '', newPassword: '' }
type Typed = typeof empty

const problemsOf = ({ currentPassword, newPassword }: Typed): Problems =>
  problems({
    currentPassword: currentPassword === '' ? texts.enterCurrentPassword : null,
    newPassword: passwordProblem(newPassword),
  })

export function PasswordSetting({ username }: { username: string }) {
  const form = usePasswordForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <Setting title={texts.password} reason={texts.passwordReason}>
      <form ref={form.form} noValidate onSubmit={submit}>
        {form.outcome && (
          <Note
            tone={form.outcome.success ? 'fit' : 'danger'}
            role={form.outcome.success ? 'status' : 'alert'}
            className={styles.note}
          >
            {form.outcome.message}
          </Note>
        )}
        {/* So that a password manager knows whose it is */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <SettingFields>
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            value={form.typed.currentPassword}
            error={form.found.currentPassword}
            onChange={(event) => form.type('currentPassword', event.target.value)}
          />
          <PasswordField
            label={texts.newPassword}
            autoComplete="new-password"
            hint={texts.passwordRule}
            value={form.typed.newPassword}
            error={form.found.newPassword}
            onChange={(event) => form.type('newPassword', event.target.value)}
          />
        </SettingFields>
        <div className={styles.actions}>
          <Button type="submit" variant="line" busy={form.isSaving}>
            {texts.changePassword}
          </Button>
          <TextLink to={paths.forgotPassword()} className={styles.beside}>
            {texts.forgotIt}
          </TextLink>
        </div>
      </form>
    </Setting>
  )
}

function usePasswordForm() {
  const client = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const { form, found, judge, forget } = useProblems()
  const [outcome, setOutcome] = useState<{ success: boolean; message: string } | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  function type(field: keyof Typed, text: string) {
    setTyped({ ...typed, [field]: text })
    forget(field)
  }

  async function save() {
    setOutcome(null)
    if (!judge(problemsOf(typed))) return
    setIsSaving(true)
    const answer = await changePassword(typed).catch((thrown: unknown) => ({
      success: false,
      message: plainMessage(thrown, texts.passwordNotChanged),
    }))
    setIsSaving(false)
    setOutcome(answer)
    if (!answer.success) return
    setTyped(empty)
    await refreshSessions(client)
  }

  return { form, typed, type, found, outcome, isSaving, save }
}
