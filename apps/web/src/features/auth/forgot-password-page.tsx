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
import { requestPasswordReset } from './request-password-reset.ts'
import { resetStateOf } from './reset-state.ts'
import * as texts from './texts/pages.tsx'
import { useAttempt } from './use-attempt.ts'

export function Component() {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: forgottenPasswordRules,
    defaultValues: { email: resetStateOf(useLocation()).email },
  })
  const { problem, attempt, forgetProblem } = useAttempt({
    refused: texts.codeNotSent,
    thrown: texts.resetRequestError,
    fallback: texts.resetRequestRefused,
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
      <h1>{texts.forgottenTitle}</h1>
      <p className={styles.lead}>{texts.forgottenLead}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormProblem problem={problem} />
        <TextField
          {...register('email')}
          label={texts.email}
          type="email"
          error={formState.errors.email?.message}
          autoComplete="email"
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          {texts.sendCode}
        </Button>
      </form>
      <p className={styles.small}>
        {texts.remembered} <TextLink to={paths.auth()}>{texts.logIn}</TextLink>
      </p>
    </AuthFrame>
  )
}
