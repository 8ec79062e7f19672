import type { FieldValues, Resolver } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { forgottenPasswordRules, loginRules, passwordResetRules, registrationRules } from './form-rules.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

async function check<Form extends FieldValues>(rules: Resolver<Form>, form: Form) {
  const { values, errors } = await rules(form, undefined, options)
  const messages = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  return { values, messages }
}

const registration = {
  username: 'mara_ellison',
  email: 'mara@example.com',
  firstName: '',
  lastName: '',
  password: 'Needle7Thread',
  confirmPassword: 'Needle7Thread',
}

const registering = (field: keyof typeof registration, value: string) =>
  check(registrationRules, {
    ...registration,
    [field]: value,
    ...(field === 'password' && { confirmPassword: value }),
  })

describe('registration', () => {
  it.each([
    ['username', '', 'Username must be at least 3 characters'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(51), 'Username must be at most 50 characters'],
    ['username', 'mara ellison', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'mara-ellison', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'márá', 'Username can only contain letters, numbers, and underscores'],
    ['email', '', 'Invalid email address'],
    ['email', 'mara@', 'Invalid email address'],
    ['password', 'Needle7', 'Password must be at least 8 characters'],
    ['password', 'needle7thread', 'Password must contain at least one uppercase letter'],
    ['password', 'NEEDLE7THREAD', 'Password must contain at least one lowercase letter'],
    ['password', 'NeedleThread', 'Password must contain at least one number'],
    ['confirmPassword', 'Needle8Thread', "Passwords don't match"],
    ['confirmPassword', '', "Passwords don't match"],
  ] as const)('refuses the %s %j', async (field, value, message) => {
    expect((await registering(field, value)).messages).toEqual({ [field]: message })
  })

  it.each([
    ['username', 'abc'],
    ['username', 'A_1'.padEnd(50, 'x')],
    ['username', ' mara '],
    ['email', ' mara.ellison+jobs@mail.example.com '],
    ['password', 'Needle 7'],
    ['firstName', 'Mara'],
    ['lastName', 'O’Brien'],
  ] as const)('accepts the %s %j', async (field, value) => {
    expect((await registering(field, value)).messages).toEqual({})
  })

  it('names what is wrong with every field at once', async () => {
    const bad = { ...registration, username: 'a', email: 'b', password: 'c', confirmPassword: 'd' }
    const { messages } = await check(registrationRules, bad)
    expect(Object.keys(messages).sort()).toEqual(['confirmPassword', 'email', 'password', 'username'])
  })

  it('hands on names without the blanks around them, and the password as typed', async () => {
    const password = ' Needle 7 Thread '
    const typed = { ...registration, username: ' mara ', password, confirmPassword: password }
    expect((await check(registrationRules, typed)).values).toMatchObject({ username: 'mara', password })
  })
})

describe('login', () => {
  it('requires both', async () => {
    const { messages } = await check(loginRules, { username: ' ', password: '' })
    expect(messages).toEqual({ username: 'Username is required', password: 'Password is required' })
  })

  it('asks nothing else of an old password', async () => {
    expect((await check(loginRules, { username: 'mara@example.com', password: 'x' })).messages).toEqual({})
  })
})

describe('password reset', () => {
  const reset = { email: 'mara@example.com', code: '409217', newPassword: 'Needle7Thread' }

  it.each(['', '12345', '1234567', 'abcdef'])('refuses the code %j', async (code) => {
    const { messages } = await check(passwordResetRules, { ...reset, code })
    expect(messages).toEqual({ code: 'Please enter the 6-digit verification code' })
  })

  it('takes a code with blanks around it, and wants a new password by the same rules', async () => {
    expect((await check(passwordResetRules, { ...reset, code: ' 409217 ' })).values).toEqual(reset)
    const { messages } = await check(passwordResetRules, { ...reset, newPassword: 'needle7thread' })
    expect(messages).toEqual({ newPassword: 'Password must contain at least one uppercase letter' })
  })

  it('wants an address to send to', async () => {
    const { messages } = await check(forgottenPasswordRules, { email: 'mara' })
    expect(messages).toEqual({ email: 'Invalid email address' })
  })
})
