import type { AtsCheck, AtsReport } from '@bespeak/domain/ats/index.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { Documents } from '../documents/documents.ts'
import { shownHtml } from '../html/clean.ts'
import type { JobDescriptions } from '../job-descriptions/job-descriptions.ts'
import type { Layout } from '../layout.ts'
import { askedFields } from './asked-fields.graphql.ts'
import type { Resume } from './resumes.store.ts'
import type { Resumes } from './resumes.ts'

export type ResumeTypes = ReturnType<typeof resumeTypes>

export function resumeTypes(builder: Builder, resumes: Resumes, documents: Documents) {
  const layout = builder.objectRef<Layout>('Layout').implement({
    fields: (t) => ({
      template: t.exposeString('template'),
      pageSize: t.exposeString('pageSize'),
      accent: t.exposeString('accent', { nullable: true }),
      fit: t.string({ nullable: true, resolve: ({ fit = null }) => fit }),
    }),
  })
  const atsCheck = builder.objectRef<AtsCheck>('AtsCheck').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      title: t.exposeString('title'),
      status: t.exposeString('status'),
      detail: t.exposeString('detail'),
      fix: t.exposeString('fix', { nullable: true }),
    }),
  })
  const atsReport = builder.objectRef<AtsReport>('AtsReport').implement({
    fields: (t) => ({
      score: t.int({ resolve: ({ score }) => Math.round(score) }),
      checks: t.field({ type: [atsCheck], resolve: ({ checks }) => checks }),
    }),
  })
  const resume = builder.objectRef<Resume>('Resume').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      title: t.exposeString('title'),
      content: t.string({ resolve: ({ content }) => shownHtml(content) }),
      explanation: t.string({
        nullable: true,
        resolve: ({ explanation }) => explanation && shownHtml(explanation),
      }),
      filePath: t.exposeString('fileName', { nullable: true }),
      fileUrl: t.string({
        nullable: true,
        resolve: (it, _, context) => documents.linkToFile(context, it),
      }),
      fileType: t.exposeString('fileType', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      document: t.field({ type: 'JSON', resolve: (it, _, context) => resumes.jsonOf(context, it) }),
      isSelected: t.exposeBoolean('isSelected'),
      isSample: t.exposeBoolean('isSample'),
      atsReport: t.field({ type: atsReport, resolve: (it, _, context) => resumes.reportOn(context, it) }),
      layout: t.field({ type: layout, resolve: (it) => it }),
    }),
  })
  const layoutInput = builder.inputType('LayoutInput', {
    fields: (t) => ({ template: t.string(), pageSize: t.string(), accent: t.string(), fit: t.string() }),
  })
  const file = builder
    .objectRef<{ filename: string; contentType: string; contentBase64: string }>('DocumentResult')
    .implement({
      fields: (t) => ({
        filename: t.exposeString('filename'),
        contentType: t.exposeString('contentType'),
        contentBase64: t.exposeString('contentBase64'),
      }),
    })
  return { resume, atsReport, layout, layoutInput, file }
}

export function addResumes(builder: Builder, types: ResumeTypes, resumes: Resumes, jobs: JobDescriptions) {
  const { resume, layoutInput, file } = types
  const newResume = builder.inputType('ResumeInput', {
    fields: (t) => ({
      title: t.string({ required: true }),
      content: t.string(),
      file: t.field({ type: 'Upload' }),
      layout: t.field({ type: layoutInput }),
      isSample: t.boolean(),
    }),
  })
  const resumeChange = builder.inputType('ResumeUpdateInput', {
    fields: (t) => ({
      title: t.string(),
      content: t.string(),
      layout: t.field({ type: layoutInput }),
      ifUpdatedAt: t.field({ type: 'DateTime' }),
    }),
  })

  builder.queryFields((t) => ({
    resumes: t.field({
      type: [resume],
      // `fileDigest`: the SHA-256 of a file, for those that were made of it. `limit`: at most 500, and 50 with `document`
      // or `atsReport`.
      args: { fileDigest: t.arg.string(), limit: t.arg.int(), offset: t.arg.int() },
      resolve(_, listing, context, info) {
        const asked = askedFields(info)
        return resumes.list(context, listing, {
          content: asked.has('content') || asked.has('explanation'),
          document: asked.has('document'),
          report: asked.has('atsReport'),
        })
      },
    }),
    resume: t.field({
      type: resume,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.get(context, id),
    }),
    selectedResume: t.field({
      type: resume,
      nullable: true,
      resolve: (_, __, context) => resumes.selected(context),
    }),
    downloadResumeAttachment: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.attachment(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    createResume: t.field({
      type: resume,
      args: { input: t.arg({ type: newResume, required: true }) },
      resolve: (_, { input }, context) => resumes.create(context, input),
    }),
    updateResume: t.field({
      type: resume,
      args: {
        id: t.arg.int({ required: true }),
        input: t.arg({ type: resumeChange, required: true }),
        file: t.arg({ type: 'Upload' }),
        contentText: t.arg.string(),
        jobDescription: t.arg.string(),
      },
      async resolve(_, { id, input, file: upload, contentText, jobDescription }, context) {
        const job = jobDescription?.trim() ? { description: jobDescription } : null
        if (job) jobs.check(job)
        const updated = await resumes.update(context, id, { ...input, file: upload, contentText })
        if (job) await jobs.create(context, job)
        return updated
      },
    }),
    deleteResume: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.delete(context, id),
    }),
    selectResume: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.select(context, id),
    }),
    duplicateResume: t.field({
      type: resume,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => resumes.duplicate(context, id),
    }),
  }))
}
