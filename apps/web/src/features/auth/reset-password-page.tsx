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
import { passwordResetRules, passwordRule } from './form-rules.ts'
import styles from './forms.module.css'
import { resetPassword, resetRefused } from './reset-password.ts'
import { resetStateOf } from './reset-state.ts'
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
    refused: 'Password reset failed',
    thrown: 'Password reset error',
    fallback: resetRefused,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    if (!(await attempt(() => resetPassword(typed)))) return
    await refresh()
    toast({ title: 'Password changed', description: 'Log in with your new password.' })
    navigate(paths.auth(), { replace: true })
  })

  const onSubmit = (event: FormEvent) => {
    forgetProblem()
    void submit(event)
  }

  return (
    <AuthFrame>
      <h1>Set a new password</h1>
      <p className={styles.lead}>The code is in the email we sent, on a line of its own. It is valid for 10 minutes.</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {isRequested && !problem && (
          <Note tone="fit" role="status">
            If there is an account for {email}, a code is on its way to it.
          </Note>
        )}
        <FormProblem problem={problem} />
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          error={errors.email?.message}
          autoComplete="username"
        />
        <TextField
          {...register('code')}
          label="6-digit code"
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField
          {...register('newPassword')}
          label="New password"
          hint={passwordRule}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" wide busy={isSubmitting}>
          Set new password
        </Button>
      </form>
      <p className={styles.small}>
        You will be logged out everywhere. No email yet?{' '}
        <TextLink to={paths.forgotPassword()} state={{ email: getValues('email') }}>
          Send a new code
        </TextLink>
      </p>
    </AuthFrame>
  )
}
