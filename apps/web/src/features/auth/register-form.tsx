import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../lib/paths.ts'
import { readRegistrationForm, saveRegistrationForm } from '../../lib/saved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { CodeSent } from './code-sent.ts'
import { FormProblem } from './form-problem.tsx'
import { registrationRules } from './form-rules.ts'
import styles from './forms.module.css'
import { tellVerificationRequired } from './notices.ts'
import { registerUser } from './register-user.ts'
import { showProblems } from './show-problems.ts'
import * as texts from './texts/pages.tsx'
import { useAttempt } from './use-attempt.ts'

interface RegisterFormProps {
  onCodeSent: (sent: CodeSent) => void
}

const empty = { username: '', email: '', firstName: '', lastName: '' }

export function RegisterForm({ onCodeSent }: RegisterFormProps) {
  const form = useForm({
    resolver: registrationRules,
    defaultValues: { ...(readRegistrationForm() ?? empty), password: '', confirmPassword: '' },
  })
  const { register, handleSubmit, setValue, subscribe } = form
  const { errors, isSubmitting } = form.formState
  const { problem, attempt, forgetProblem } = useAttempt({
    refused: texts.registrationFailed,
    thrown: texts.registrationError,
    fallback: texts.registrationRefused,
  })

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveRegistrationForm(values) }),
    [subscribe],
  )

  const submit = handleSubmit(async ({ username, email, password, firstName, lastName }) => {
    const names = { firstName: firstName || null, lastName: lastName || null }
    const sent = await attempt(
      () => registerUser({ username, email, password, ...names }),
      ({ problems }) => showProblems(form, problems),
    )
    if (!sent) {
      setValue('password', '')
      setValue('confirmPassword', '')
      return
    }
    tellVerificationRequired()
    onCodeSent({ ...sent, username })
  })

  const onSubmit = (event: FormEvent) => {
    forgetProblem()
    void submit(event)
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      <TextField
        {...register('username')}
        label={texts.username}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...register('email')}
        label={texts.email}
        type="email"
        error={errors.email?.message}
        autoComplete="email"
      />
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label={texts.firstName}
          optional
          error={errors.firstName?.message}
          autoComplete="given-name"
        />
        <TextField
          {...register('lastName')}
          label={texts.lastName}
          optional
          error={errors.lastName?.message}
          autoComplete="family-name"
        />
      </div>
      <PasswordField
        {...register('password')}
        label={texts.password}
        hint={texts.passwordRule}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword')}
        label={texts.confirmPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {texts.createAccount}
      </Button>
      <p className={styles.small}>
        {texts.accept(
          <TextLink to={paths.terms()}>{texts.terms}</TextLink>,
          <TextLink to={paths.privacyPolicy()}>{texts.privacyPolicy}</TextLink>,
        )}
      </p>
    </form>
  )
}
