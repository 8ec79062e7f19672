import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { FieldProblemRef } from '../types.graphql.ts'
import type { User } from './accounts.store.ts'
import type { Accounts } from './accounts.ts'

export type UserRef = ReturnType<typeof userType>

type RegistrationResult = Answer<{ user: User; verificationSent: boolean }>

export const userType = (builder: Builder) =>
  builder.objectRef<User>('User').implement({
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
  const result = builder.objectRef<RegistrationResult>('RegistrationResult').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      problems: t.expose('problems', { type: [problem] }),
      user: t.expose('user', { type: user, nullable: true }),
      verificationSent: t.boolean({ resolve: ({ verificationSent }) => verificationSent ?? false }),
    }),
  })
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
