import type { Builder } from '../../../kernel/graphql.ts'
import type { ResumeTypes } from '../resumes/resumes.graphql.ts'
import type { Documents } from './documents.ts'

export function addDocuments(builder: Builder, { file, layoutInput }: ResumeTypes, documents: Documents) {
  const linked = builder.objectRef<Awaited<ReturnType<Documents['linkTo']>>>('ResumeDocumentResult').implement({
    fields: (t) => ({
      resumeId: t.exposeInt('resumeId'),
      format: t.exposeString('format'),
      url: t.exposeString('url'),
    }),
  })
  const resumeDocument = builder.inputType('ResumeDocumentInput', {
    fields: (t) => ({
      resumeId: t.id({ required: true }),
      format: t.string(),
      layout: t.field({ type: layoutInput }),
    }),
  })
  builder.mutationFields((t) => ({
    generateResumeDocument: t.field({
      type: linked,
      args: { input: t.arg({ type: resumeDocument, required: true }) },
      resolve: (_, { input }, context) => documents.linkTo(context, input),
    }),
    generateTailoredResumeDocument: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }), format: t.arg.string(), layout: t.arg({ type: layoutInput }) },
      resolve: (_, { id, ...input }, context) => documents.ofTailored(context, id, input),
    }),
    generateCoverLetterDocument: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }), format: t.arg.string(), layout: t.arg({ type: layoutInput }) },
      resolve: (_, { id, ...input }, context) => documents.ofLetter(context, id, input),
    }),
    generateAnalysisDocument: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => documents.ofAnalysis(context, id),
    }),
    generateInterviewGuideDocument: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => documents.ofGuide(context, id),
    }),
    generateDevelopmentPlanDocument: t.field({
      type: file,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => documents.ofPlan(context, id),
    }),
  }))
}
