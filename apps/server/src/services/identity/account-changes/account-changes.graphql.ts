import type { Builder } from '../../../kernel/graphql.ts'
import { accountResultType, type UserRef } from '../accounts/accounts.graphql.ts'
import { answer } from '../answers.ts'
import type { FieldProblemRef } from '../types.graphql.ts'
import type { AccountChanges } from './account-changes.ts'

export function addAccountChanges(builder: Builder, changes: AccountChanges, user: UserRef, problem: FieldProblemRef) {
  const input = builder.inputType('AccountInput', {
    fields: (t) => ({
      firstName: t.string(),
      lastName: t.string(),
      email: t.string(),
      currentPassword: t.string(),
    }),
  })
  const result = accountResultType(builder, 'AccountResult', user, problem)
  builder.mutationFields((t) => ({
    updateAccount: t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => answer(changes.update(context, args.input)),
    }),
    confirmEmailChange: t.field({
      type: result,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_, { code }, context) => answer(changes.confirmEmail(context, code)),
    }),
  }))
}
