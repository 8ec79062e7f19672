import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormProblem } from './form-problem.tsx'
import { passwordResetRules } from './form-rules.ts'
import styles from './forms.module.css'
import { resetPassword } from './reset-password.ts'
import { resetStateOf } from './reset-state.ts'
import * as texts from './texts/pages.tsx'
import { useAttempt } from './use-attempt.ts'

export function Component() {
  const { refresh } = useAuth()
  const navigate = useNavigate()
  const { email, isRequested } = resetStateOf(useLocation())
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: passwordResetRules,
    defaultValues: { email, code: '', newPassword: '' },
  })
  const { problem, attempt, forgetProblem } = useAttempt({
    refused: texts.resetFailed,
    thrown: texts.resetError,
    fallback: texts.resetRefused,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    if (!(await attempt(() => resetPassword(typed)))) return
    await refresh()
    toast({ title: texts.passwordChanged, description: texts.passwordChangedDetail })
    navigate(paths.auth(), { replace: true })
  })

  const onSubmit = (event: FormEvent) => {
    forgetProblem()
    void submit(event)
  }

  return (
    <AuthFrame>
      <h1>{texts.resetTitle}</h1>
      <p className={styles.lead}>{texts.resetLead}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {isRequested && !problem && (
          <Note tone="fit" role="status">
            {texts.codeOnItsWay(email)}
          </Note>
        )}
        <FormProblem problem={problem} />
        <TextField
          {...register('email')}
          label={texts.email}
          type="email"
          error={errors.email?.message}
          autoComplete="username"
        />
        <TextField
          {...register('code')}
          label={texts.code}
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField
          {...register('newPassword')}
          label={texts.newPassword}
          hint={texts.passwordRule}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" wide busy={isSubmitting}>
          {texts.setNewPassword}
        </Button>
      </form>
      <p className={styles.small}>
        {texts.noEmailYet}{' '}
        <TextLink to={paths.forgotPassword()} state={{ email: getValues('email') }}>
          {texts.sendNewCode}
        </TextLink>
      </p>
    </AuthFrame>
  )
}
