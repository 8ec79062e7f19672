import type { Builder } from '../../../kernel/graphql.ts'
import type { ResumeTypes } from '../resumes/resumes.graphql.ts'
import type { ShareLink } from './sharing.store.ts'
import type { SharedPage, Sharing } from './sharing.ts'

export function addSharing(builder: Builder, { layout }: Pick<ResumeTypes, 'layout'>, sharing: Sharing) {
  const link = builder.objectRef<ShareLink>('ShareLink').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      resumeId: t.exposeInt('resumeId', { nullable: true }),
      tailoredResumeId: t.exposeInt('tailoredResumeId', { nullable: true }),
      url: t.string({ resolve: (it) => sharing.urlOf(it) }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
      openings: t.exposeInt('openings'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  const page = builder.objectRef<SharedPage>('SharedPage').implement({
    fields: (t) => ({
      document: t.field({ type: 'JSON', resolve: (it) => it.document }),
      layout: t.field({ type: layout, resolve: (it) => it.layout }),
      pdfUrl: t.exposeString('pdfUrl'),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    }),
  })
  const input = builder.inputType('ShareLinkInput', {
    fields: (t) => ({ resumeId: t.int(), tailoredResumeId: t.int(), expiresAt: t.field({ type: 'DateTime' }) }),
  })
  builder.queryField('shareLinks', (t) => t.field({ type: [link], resolve: (_, __, context) => sharing.list(context) }))
  builder.mutationFields((t) => ({
    createShareLink: t.field({
      type: link,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => sharing.create(context, args.input),
    }),
    revokeShareLink: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => sharing.revoke(context, id),
    }),
    openShareLink: t.field({
      type: page,
      args: { token: t.arg.string({ required: true }), again: t.arg.boolean() },
      resolve: (_, { token, again }, context) => sharing.open(context, token, again ?? false),
    }),
  }))
}
