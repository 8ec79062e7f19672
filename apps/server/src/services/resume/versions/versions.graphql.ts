import type { Builder } from '../../../kernel/graphql.ts'
import { shownHtml } from '../html/clean.ts'
import { askedFields } from '../resumes/asked-fields.graphql.ts'
import type { ResumeTypes } from '../resumes/resumes.graphql.ts'
import type { JobMatchRow, ResumeVersion } from './versions.store.ts'
import type { Versions } from './versions.ts'

export function addVersions(builder: Builder, { resume }: ResumeTypes, versions: Versions) {
  const jobMatch = builder.objectRef<JobMatchRow>('JobMatch').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      resumeVersionId: t.exposeInt('resumeVersionId'),
      jobDescriptionId: t.exposeInt('jobDescriptionId'),
      matchScore: t.exposeFloat('matchScore'),
      analysisNotes: t.exposeString('analysisNotes', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
  const version = builder.objectRef<ResumeVersion>('ResumeVersion').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      resumeId: t.exposeInt('resumeId'),
      versionNumber: t.exposeInt('versionNumber'),
      content: t.string({ resolve: ({ content }) => shownHtml(content) }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      jobMatches: t.field({ type: [jobMatch], resolve: (it) => it.jobMatches }),
      label: t.exposeString('label', { nullable: true }),
    }),
  })
  const newVersion = builder.inputType('ResumeVersionInput', {
    fields: (t) => ({ resumeId: t.int({ required: true }), content: t.string(), label: t.string() }),
  })

  builder.queryFields((t) => ({
    resumeVersions: t.field({
      type: [version],
      args: { resumeId: t.arg.int({ required: true }) },
      resolve: (_, { resumeId }, context, info) =>
        versions.list(context, resumeId, { content: askedFields(info).has('content') }),
    }),
    resumeVersion: t.field({
      type: version,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => versions.get(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    createResumeVersion: t.field({
      type: version,
      args: { input: t.arg({ type: newVersion, required: true }) },
      resolve: (_, { input }, context) => versions.create(context, input),
    }),
    restoreResumeVersion: t.field({
      type: resume,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => versions.restore(context, id),
    }),
  }))
}
