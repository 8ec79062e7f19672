import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { FieldProblemRef } from '../types.graphql.ts'
import type { User } from './accounts.store.ts'
import type { Accounts } from './accounts.ts'

export type UserRef = ReturnType<typeof userType>

/** The two types of the contract that show a user. */
export const userType = (builder: Builder, name: 'User' | 'UserInfo') =>
  builder.objectRef<User>(name).implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      username: t.exposeString('username'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      isActive: t.exposeBoolean('isActive'),
      isVerified: t.exposeBoolean('isVerified'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
    }),
  })

type AccountAnswer = Answer<{ user: User; verificationSent: boolean }>

/** The two types of the contract that answer what became of an account. */
export const accountResultType = (
  builder: Builder,
  name: 'RegistrationResult' | 'AccountResult',
  user: UserRef,
  problem: FieldProblemRef,
) =>
  builder.objectRef<AccountAnswer>(name).implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      problems: t.expose('problems', { type: [problem] }),
      user: t.expose('user', { type: user, nullable: true }),
      verificationSent: t.boolean({ resolve: ({ verificationSent }) => verificationSent ?? false }),
    }),
  })

export function addAccounts(builder: Builder, accounts: Accounts, user: UserRef, problem: FieldProblemRef) {
  const input = builder.inputType('RegisterInput', {
    fields: (t) => ({
      username: t.string({ required: true }),
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      firstName: t.string(),
      lastName: t.string(),
    }),
  })
  const result = accountResultType(builder, 'RegistrationResult', user, problem)
  builder.queryField('currentUser', (t) =>
    t.field({ type: user, nullable: true, resolve: (_, __, context) => accounts.current(context) }),
  )
  builder.mutationField('registerUser', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => answer(accounts.register(context, args.input)),
    }),
  )
}
