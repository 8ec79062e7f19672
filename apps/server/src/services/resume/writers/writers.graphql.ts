import type { Builder } from '../../../kernel/graphql.ts'
import type { TailoredTypes } from '../tailored/tailored.graphql.ts'
import type { ReplyOutcome } from './reply-work.ts'
import type { Writers } from './writers.ts'

export type ReplyTypes = ReturnType<typeof replyTypes>

export function replyTypes(builder: Builder) {
  const left = builder.objectRef<ReplyOutcome['refused'][number]>('RefusedWords').implement({
    fields: (t) => ({ text: t.exposeString('text'), why: t.exposeString('why') }),
  })
  const reply = builder.objectRef<ReplyOutcome>('AssistantReply').implement({
    description: 'What became of the reply that was pasted.',
    fields: (t) => ({
      stood: t.exposeInt('stood'),
      asked: t.exposeInt('asked'),
      refused: t.field({ type: [left], resolve: ({ refused }) => refused }),
      isCut: t.exposeBoolean('isCut', { description: 'The reply ended in the middle.' }),
    }),
  })
  return { reply }
}

export function addWriters(builder: Builder, { tailored }: TailoredTypes, writers: Writers) {
  builder.queryField('assistantPrompt', (t) =>
    t.string({
      args: {
        resumeId: t.arg.int({ required: true }),
        jobDescription: t.arg.string({ required: true }),
        kind: t.arg.string({ required: true }),
      },
      resolve: (_, { resumeId, jobDescription, kind }, context) =>
        writers.prompt(context, resumeId, jobDescription, kind),
    }),
  )
  builder.mutationField('useAssistantReply', (t) =>
    t.field({
      type: tailored,
      args: {
        tailoredId: t.arg.int({ required: true }),
        reply: t.arg.string({ required: true }),
        kind: t.arg.string({ required: true }),
      },
      resolve: async (_, { tailoredId, ...given }, context) => {
        const { row, outcome } = await writers.useReply(context, tailoredId, given)
        return { ...row, reply: outcome }
      },
    }),
  )
}
