import type { Builder } from '../../../kernel/graphql.ts'
import type { AuditEntry } from './audit.store.ts'
import type { Audit } from './audit.ts'

export function addAudit(builder: Builder, audit: Audit) {
  const entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      event: t.exposeString('event'),
      detail: t.exposeString('detail', { nullable: true }),
      device: t.exposeString('device', { nullable: true }),
      ipAddress: t.exposeString('network', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  builder.queryField('auditLog', (t) =>
    t.field({
      type: [entry],
      args: { limit: t.arg.int(), offset: t.arg.int() },
      resolve: (_, { limit, offset }, context) => audit.list(context, limit ?? undefined, offset ?? undefined),
    }),
  )
}
