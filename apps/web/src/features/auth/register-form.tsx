import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../lib/paths.ts'
import { readRegistrationForm, saveRegistrationForm } from '../../lib/saved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { CodeSent } from './code-sent.ts'
import { FormProblem } from './form-problem.tsx'
import { passwordRule, registrationRules } from './form-rules.ts'
import styles from './forms.module.css'
import { tellVerificationRequired } from './notices.ts'
import { registerUser, registrationRefused } from './register-user.ts'
import { showProblems } from './show-problems.ts'
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
    refused: 'Registration failed',
    thrown: 'Registration error',
    fallback: registrationRefused,
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
        label="Username"
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...register('email')} label="Email" type="email" error={errors.email?.message} autoComplete="email" />
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label="First name"
          optional
          error={errors.firstName?.message}
          autoComplete="given-name"
        />
        <TextField
          {...register('lastName')}
          label="Last name"
          optional
          error={errors.lastName?.message}
          autoComplete="family-name"
        />
      </div>
      <PasswordField
        {...register('password')}
        label="Password"
        hint={passwordRule}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        Create account
      </Button>
      <p className={styles.small}>
        By creating an account you accept the <TextLink to={paths.terms()}>Terms of Service</TextLink>. The{' '}
        <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink> says what we keep and why.
      </p>
    </form>
  )
}
