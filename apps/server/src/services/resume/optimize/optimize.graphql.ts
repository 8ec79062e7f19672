import type { Builder } from '../../../kernel/graphql.ts'
import { shownHtml } from '../html/clean.ts'
import type { TailorOptionsInput } from '../tailored/tailored.graphql.ts'
import type { Optimize, Optimized } from './optimize.ts'

export function addOptimize(builder: Builder, options: TailorOptionsInput, { optimize }: Optimize) {
  const optimized = builder.objectRef<Optimized>('OptimizedResume').implement({
    fields: (t) => ({
      id: t.int({ resolve: ({ version }) => version.id }),
      resumeId: t.int({ resolve: ({ version }) => version.resumeId }),
      versionNumber: t.int({ resolve: ({ version }) => version.versionNumber }),
      content: t.string({ resolve: ({ version }) => shownHtml(version.content) }),
      isNew: t.exposeBoolean('isNew'),
      optimizationNotes: t.string({ resolve: ({ notes }) => shownHtml(notes) }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ version }) => version.createdAt }),
    }),
  })
  const input = builder.inputType('OptimizeInput', {
    fields: (t) => ({
      resumeId: t.int({ required: true }),
      jobDescription: t.string(),
      jobDescriptionId: t.int(),
      options: t.field({ type: options }),
    }),
  })
  builder.mutationField('generateOptimizedResume', (t) =>
    t.field({
      type: optimized,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => optimize(context, args.input),
    }),
  )
}
