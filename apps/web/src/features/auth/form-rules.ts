import { isCode } from '@bespeak/domain/account/code.ts'
import { emailProblem } from '@bespeak/domain/account/email.ts'
import { passwordProblem, passwordsDiffer } from '@bespeak/domain/account/password.ts'
import { type Problems, problems } from '@bespeak/domain/account/problems.ts'
import { registrationProblems } from '@bespeak/domain/account/registration.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as texts from './texts/pages.tsx'

interface Rules<Form extends FieldValues> {
  /** Names and codes are often pasted with blanks around them; a password is what was typed. */
  trimmed: (keyof Form)[]
  /** A code is often shown, and so copied, in two halves. */
  unspaced?: (keyof Form)[]
  problems: (form: Form) => Problems
}

const rules = <Form extends FieldValues>({ trimmed, unspaced = [], problems }: Rules<Form>): Resolver<Form> => {
  const clean = (form: Form): Form => ({
    ...form,
    ...Object.fromEntries(trimmed.map((field) => [field, String(form[field]).trim()])),
    ...Object.fromEntries(unspaced.map((field) => [field, String(form[field]).replaceAll(/\s/g, '')])),
  })
  return (typed) => {
    const values = clean(typed)
    const found = Object.entries(problems(values))
    if (found.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}

interface LoginForm {
  username: string
  password: string
}

export const loginRules = rules<LoginForm>({
  trimmed: ['username'],
  problems: ({ username, password }) =>
    problems({
      username: username ? null : texts.usernameMissing,
      password: password ? null : texts.passwordMissing,
    }),
})

interface RegistrationForm {
  username: string
  email: string
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
}

export const registrationRules = rules<RegistrationForm>({
  trimmed: ['username', 'email', 'firstName', 'lastName'],
  problems: (form) => ({
    ...registrationProblems(form),
    ...problems({ confirmPassword: form.password === form.confirmPassword ? null : passwordsDiffer }),
  }),
})

interface ForgottenPasswordForm {
  email: string
}

export const forgottenPasswordRules = rules<ForgottenPasswordForm>({
  trimmed: ['email'],
  problems: ({ email }) => problems({ email: emailProblem(email) }),
})

interface PasswordResetForm {
  email: string
  code: string
  newPassword: string
}

export const passwordResetRules = rules<PasswordResetForm>({
  trimmed: ['email'],
  unspaced: ['code'],
  problems: ({ email, code, newPassword }) =>
    problems({
      email: emailProblem(email),
      code: isCode(code) ? null : texts.codeMissing,
      newPassword: passwordProblem(newPassword),
    }),
})
