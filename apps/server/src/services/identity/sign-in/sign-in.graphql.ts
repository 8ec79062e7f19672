import type { Builder } from '../../../kernel/graphql.ts'
import type { UserRef } from '../accounts/accounts.graphql.ts'
import type { User } from '../accounts/accounts.store.ts'
import { type Answer, answer } from '../answers.ts'
import type { SignIn } from './sign-in.ts'

type LoginInitiation = Answer<{ email: string; userId: number }>
type LoginResult = Answer<{ user: User; token: string; expiresIn: number }>

/** The two types of the contract that answer a code with a token. */
const loginResultType = (builder: Builder, name: 'LoginResult' | 'VerifyEmailResult', user: UserRef) =>
  builder.objectRef<LoginResult>(name).implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      user: t.expose('user', { type: user, nullable: true }),
      token: t.exposeString('token', { nullable: true }),
      expiresIn: t.exposeInt('expiresIn', { nullable: true }),
    }),
  })

export function addSignIn(builder: Builder, signIn: SignIn, user: UserRef) {
  const credentials = builder.inputType('LoginInput', {
    fields: (t) => ({ username: t.string({ required: true }), password: t.string({ required: true }) }),
  })
  const verification = builder.inputType('VerificationInput', {
    fields: (t) => ({ userId: t.int({ required: true }), code: t.string({ required: true }) }),
  })
  const initiation = builder.objectRef<LoginInitiation>('LoginInitiation').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      email: t.exposeString('email', { nullable: true }),
      userId: t.exposeInt('userId', { nullable: true }),
    }),
  })
  builder.mutationFields((t) => ({
    initiateLogin: t.field({
      type: initiation,
      args: { input: t.arg({ type: credentials, required: true }) },
      resolve: (_, { input }, context) => answer(signIn.initiate(context, input)),
    }),
    verifyLogin: t.field({
      type: loginResultType(builder, 'LoginResult', user),
      args: { input: t.arg({ type: verification, required: true }) },
      resolve: (_, { input }, context) => answer(signIn.verify(context, input)),
    }),
    verifyEmail: t.field({
      type: loginResultType(builder, 'VerifyEmailResult', user),
      args: { input: t.arg({ type: verification, required: true }) },
      resolve: (_, { input }, context) => answer(signIn.verifyEmail(context, input)),
    }),
  }))
}
