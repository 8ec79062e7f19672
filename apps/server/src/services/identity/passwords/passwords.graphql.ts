import type { Builder } from '../../../kernel/graphql.ts'
import { answer } from '../answers.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Passwords } from './passwords.ts'

export function addPasswords(builder: Builder, passwords: Passwords, outcome: OutcomeRef) {
  const reset = builder.inputType('ResetPasswordInput', {
    fields: (t) => ({
      email: t.string({ required: true }),
      code: t.string({ required: true }),
      newPassword: t.string({ required: true }),
    }),
  })
  const change = builder.inputType('ChangePasswordInput', {
    fields: (t) => ({ currentPassword: t.string({ required: true }), newPassword: t.string({ required: true }) }),
  })
  builder.mutationFields((t) => ({
    requestPasswordReset: t.field({
      type: outcome,
      args: { email: t.arg.string({ required: true }) },
      resolve: (_, { email }, context) => answer(passwords.requestReset(context, email)),
    }),
    resetPassword: t.field({
      type: outcome,
      args: { input: t.arg({ type: reset, required: true }) },
      resolve: (_, { input }, context) => answer(passwords.reset(context, input)),
    }),
    changePassword: t.field({
      type: outcome,
      args: { input: t.arg({ type: change, required: true }) },
      resolve: (_, { input }, context) => answer(passwords.change(context, input)),
    }),
  }))
}
