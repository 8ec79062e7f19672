import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { CodeSent } from './code-sent.ts'
import { FormProblem } from './form-problem.tsx'
import { loginRules } from './form-rules.ts'
import styles from './forms.module.css'
import { initiateLogin } from './initiate-login.ts'
import { tellVerificationRequired } from './notices.ts'
import * as texts from './texts/pages.tsx'
import { useAttempt } from './use-attempt.ts'

interface LoginFormProps {
  username: string
  takesFocus: boolean
  onCodeSent: (sent: CodeSent) => void
}

export function LoginForm({ username, takesFocus, onCodeSent }: LoginFormProps) {
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: loginRules,
    defaultValues: { username, password: '' },
  })
  const { problem, attempt, forgetProblem } = useAttempt({
    refused: texts.loginFailed,
    thrown: texts.loginError,
    fallback: texts.loginRefused,
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (takesFocus) setFocus('username')
  }, [takesFocus, setFocus])

  const submit = handleSubmit(async (credentials) => {
    const sent = await attempt(() => initiateLogin(credentials))
    if (!sent) {
      resetField('password')
      setFocus('password')
      return
    }
    tellVerificationRequired()
    onCodeSent({ ...sent, username: credentials.username })
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
        hint={texts.usernameHint}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={texts.password}
        labelEnd={<TextLink to={paths.forgotPassword()}>{texts.forgotPassword}</TextLink>}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {texts.logIn}
      </Button>
    </form>
  )
}
