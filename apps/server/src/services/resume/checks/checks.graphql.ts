import type { CheckedSentence, Finding } from '@bespeak/domain/check/index.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { Checks } from './checks.ts'

export function addChecks(builder: Builder, checks: Checks) {
  const finding = builder.objectRef<Finding>('CheckFinding').implement({
    description: 'Words that no line of the person has.',
    fields: (t) => ({
      from: t.exposeInt('from', { description: 'Within the sentence.' }),
      to: t.exposeInt('to'),
      kind: t.exposeString('kind', {
        description: 'number | name | title | credential | rank | scope | reservation | new | changed',
      }),
      message: t.exposeString('message'),
    }),
  })
  const sentence = builder.objectRef<CheckedSentence>('CheckedSentence').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      from: t.exposeInt('from', { description: 'Within the text.' }),
      to: t.exposeInt('to'),
      verdict: t.exposeString('verdict', { description: 'yours | reworded | not-yours | nothing-to-check' }),
      sources: t.stringList({
        description: 'The lines it rests on, the best first.',
        resolve: ({ sources }) => sources,
      }),
      lost: t.stringList({ description: 'Words of the best line that are gone.', resolve: ({ lost }) => lost }),
      findings: t.field({ type: [finding], resolve: ({ findings }) => findings }),
    }),
  })
  builder.queryField('checkText', (t) =>
    t.field({
      type: [sentence],
      args: { text: t.arg.string({ required: true }), resumeId: t.arg.int(), addressee: t.arg.string() },
      resolve: (_, given, context) => checks.check(context, given),
    }),
  )
}
