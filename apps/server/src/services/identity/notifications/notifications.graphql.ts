import type { Builder } from '../../../kernel/graphql.ts'
import type { Notification } from '../ports.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Notifications } from './notifications.ts'

export function addNotifications(builder: Builder, notifications: Notifications, outcome: OutcomeRef) {
  const notification = builder.objectRef<Notification>('Notification').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      kind: t.exposeString('kind'),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
      href: t.exposeString('href', { nullable: true }),
      readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  builder.queryField('notifications', (t) =>
    t.field({
      type: [notification],
      args: { unreadOnly: t.arg.boolean() },
      resolve: (_, { unreadOnly }, context) => notifications.list(context, unreadOnly ?? false),
    }),
  )
  builder.mutationField('markNotificationsRead', (t) =>
    t.field({
      type: outcome,
      args: { ids: t.arg.intList() },
      resolve: (_, { ids }, context) => notifications.markRead(context, ids ?? null),
    }),
  )
}
