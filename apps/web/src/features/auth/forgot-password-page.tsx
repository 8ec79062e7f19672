import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FormProblem } from './form-problem.tsx'
import { forgottenPasswordRules } from './form-rules.ts'
import styles from './forms.module.css'
import { requestPasswordReset, resetRequestRefused } from './request-password-reset.ts'
import { resetStateOf } from './reset-state.ts'
import { useAttempt } from './use-attempt.ts'

export function Component() {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: forgottenPasswordRules,
    defaultValues: { email: resetStateOf(useLocation()).email },
  })
  const { problem, attempt, forgetProblem } = useAttempt({
    refused: 'Failed to send code',
    thrown: 'Error',
    fallback: resetRequestRefused,
  })

  const submit = handleSubmit(async ({ email }) => {
    const sent = await attempt(() => requestPasswordReset(email))
    if (sent) navigate(paths.resetPassword(), { state: { email, isRequested: true } })
  })

  const onSubmit = (event: FormEvent) => {
    forgetProblem()
    void submit(event)
  }

  return (
    <AuthFrame>
      <h1>Forgot your password?</h1>
      <p className={styles.lead}>
        Enter the email address of your account. We will send you a 6-digit code to set a new password.
      </p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormProblem problem={problem} />
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          error={formState.errors.email?.message}
          autoComplete="email"
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          Send code
        </Button>
      </form>
      <p className={styles.small}>
        Remembered it? <TextLink to={paths.auth()}>Log in</TextLink>
      </p>
    </AuthFrame>
  )
}
