import * as z from 'zod/mini'

const email = z.string().check(z.trim(), z.regex(z.regexes.email, 'Invalid email address'))

/** The rules below as one hint, so that nobody has to find them out one by one. */
export const passwordRule = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.'

const newPassword = z
  .string()
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
    z.regex(/[a-z]/, 'Password must contain at least one lowercase letter'),
    z.regex(/[0-9]/, 'Password must contain at least one number'),
  )

export const loginRules = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Username is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

export const registrationRules = z
  .object({
    username: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, 'Username must be at least 3 characters'),
        z.maxLength(50, 'Username must be at most 50 characters'),
        z.regex(/^\w+$/, 'Username can only contain letters, numbers, and underscores'),
      ),
    email,
    firstName: z.string().check(z.trim()),
    lastName: z.string().check(z.trim()),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    }),
  )

export const forgottenPasswordRules = z.object({ email })

export const passwordResetRules = z.object({
  email,
  code: z.string().check(z.trim(), z.regex(/^[0-9]{6}$/, 'Please enter the 6-digit verification code')),
  newPassword,
})
