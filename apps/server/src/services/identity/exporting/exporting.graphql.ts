import type { Builder } from '../../../kernel/graphql.ts'
import type { DataExport } from './exporting.store.ts'
import type { Exporting } from './exporting.ts'

export function addExporting(builder: Builder, exporting: Exporting) {
  const dataExport = builder.objectRef<DataExport>('DataExport').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      status: t.exposeString('status'),
      filename: t.exposeString('filename', { nullable: true }),
      bytes: t.exposeFloat('bytes', { nullable: true }),
      url: t.string({ nullable: true, resolve: (it, _, context) => exporting.urlOf(context, it) }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  builder.queryField('dataExports', (t) =>
    t.field({ type: [dataExport], resolve: (_, __, context) => exporting.list(context) }),
  )
  builder.mutationField('exportMyData', (t) =>
    t.field({ type: dataExport, resolve: (_, __, context) => exporting.ask(context) }),
  )
}
