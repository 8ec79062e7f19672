import type { Builder } from '../../../kernel/graphql.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Sessions } from './sessions.ts'

type ListedSession = Awaited<ReturnType<Sessions['list']>>[number]

export function addSessions(builder: Builder, sessions: Sessions, outcome: OutcomeRef) {
  const session = builder.objectRef<ListedSession>('Session').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
      userAgent: t.exposeString('userAgent', { nullable: true }),
      ipAddress: t.exposeString('ipAddress', { nullable: true }),
      isCurrent: t.exposeBoolean('isCurrent'),
    }),
  })
  builder.queryField('sessions', (t) =>
    t.field({ type: [session], resolve: (_, __, context) => sessions.list(context) }),
  )
  builder.mutationFields((t) => ({
    logoutUser: t.field({ type: outcome, resolve: (_, __, context) => sessions.logout(context) }),
    revokeSession: t.field({
      type: outcome,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) => sessions.revoke(context, id),
    }),
    revokeOtherSessions: t.field({ type: outcome, resolve: (_, __, context) => sessions.revokeOthers(context) }),
  }))
}
