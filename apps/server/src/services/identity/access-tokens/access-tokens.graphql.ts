import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { FieldProblemRef, OutcomeRef } from '../types.graphql.ts'
import type { AccessToken } from './access-tokens.store.ts'
import type { AccessTokens } from './access-tokens.ts'

type Created = Answer<Awaited<ReturnType<AccessTokens['create']>>>

export function addAccessTokens(
  builder: Builder,
  tokens: AccessTokens,
  { outcome, problem }: { outcome: OutcomeRef; problem: FieldProblemRef },
) {
  const accessToken = builder.objectRef<AccessToken>('AccessToken').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      name: t.exposeString('name'),
      scopes: t.exposeStringList('scopes'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    }),
  })
  const result = builder.objectRef<Created>('AccessTokenResult').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      problems: t.expose('problems', { type: [problem] }),
      accessToken: t.field({ type: accessToken, nullable: true, resolve: (it) => it.accessToken ?? null }),
      token: t.string({ nullable: true, resolve: (it) => it.token ?? null }),
    }),
  })
  builder.queryField('accessTokens', (t) =>
    t.field({ type: [accessToken], resolve: (_, __, context) => tokens.list(context) }),
  )
  builder.mutationFields((t) => ({
    createAccessToken: t.field({
      type: result,
      args: {
        name: t.arg.string({ required: true }),
        scopes: t.arg.stringList({ required: true }),
        expiresAt: t.arg({ type: 'DateTime' }),
      },
      resolve: (_, input, context) => answer(tokens.create(context, input)),
    }),
    revokeAccessToken: t.field({
      type: outcome,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => tokens.revoke(context, id),
    }),
  }))
}
