import { type FormEvent, useState } from 'react'
import { confirmEmailChange, updateAccount } from '../../../lib/account.ts'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { type User, useAuth } from '../../../lib/session/index.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Setting, SettingFields } from '../../../ui/setting.tsx'
import { toast } from '../../../ui/toast.ts'
import { VerificationCard } from '../../../ui/verification-card/verification-card.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'
import { useAccountForm } from './use-account-form.ts'

export function AccountSetting({ user }: { user: User }) {
  // The address outlives a reload, so that the code in the mail can still be entered; the password does not.
  const [newEmail, setNewEmail] = useKept('email_change', '')
  const [password, setPassword] = useState('')
  return (
    <Setting title={texts.account} reason={texts.accountReason}>
      {newEmail === '' ? (
        <AccountForm
          user={user}
          onCodeSent={(email, given) => {
            setPassword(given)
            setNewEmail(email)
          }}
        />
      ) : (
        <ConfirmEmail email={newEmail} password={password} onDone={() => setNewEmail('')} />
      )}
    </Setting>
  )
}

type AccountFormProps = { user: User; onCodeSent: (email: string, password: string) => void }

function AccountForm({ user, onCodeSent }: AccountFormProps) {
  const form = useAccountForm(user, onCodeSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    value: form.typed[name],
    error: form.found[name],
    onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
  })
  return (
    <form ref={form.form} noValidate onSubmit={submit}>
      {form.problem !== '' && (
        <Note tone="danger" role="alert" title={texts.notSaved} className={styles.note}>
          {form.problem}
        </Note>
      )}
      <SettingFields>
        <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
        <TextField label={texts.username} value={user.username} readOnly hint={texts.usernameHint} />
        <TextField label={texts.email} type="email" autoComplete="email" hint={texts.emailHint} {...field('email')} />
        {form.asksPassword && (
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            hint={texts.currentPasswordHint}
            value={form.password}
            error={form.found.currentPassword}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        )}
      </SettingFields>
      <div className={styles.actions}>
        <Button type="submit" busy={form.isSaving} disabled={!form.isChanged}>
          {texts.saveChanges}
        </Button>
      </div>
    </form>
  )
}

type ConfirmEmailProps = { email: string; password: string; onDone: () => void }

function ConfirmEmail({ email, password, onDone }: ConfirmEmailProps) {
  const { refresh } = useAuth()
  const inPlainWords = async <Result,>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (thrown) {
      throw new Error(plainMessage(thrown), { cause: thrown })
    }
  }
  return (
    <div className={styles.code}>
      <VerificationCard
        heading="h2"
        title={texts.confirmEmail}
        description={texts.codeSentTo(<b>{email}</b>)}
        showSuccess={false}
        onVerified={async (code) => {
          const answer = await inPlainWords(confirmEmailChange(code))
          if (!answer.success) return answer
          await refresh()
          onDone()
          toast({ title: texts.emailChanged, description: texts.emailChangedDetail(email) })
          return answer
        }}
        onResend={async () => {
          if (password === '') return { success: false, message: texts.passwordGone }
          return inPlainWords(updateAccount({ email, currentPassword: password }))
        }}
        onBack={onDone}
      />
    </div>
  )
}
