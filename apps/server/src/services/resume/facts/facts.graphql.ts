import type { Builder } from '../../../kernel/graphql.ts'
import type { FactUse } from './fact-uses.ts'
import type { Facts, ListedFact } from './facts.ts'

export function addFacts(builder: Builder, facts: Facts) {
  const use = builder.objectRef<FactUse>('FactUse').implement({
    fields: (t) => ({
      tailoredResumeId: t.exposeInt('tailoredResumeId'),
      title: t.exposeString('title'),
      inResume: t.exposeBoolean('inResume'),
      inLetter: t.exposeBoolean('inLetter'),
      undone: t.exposeIntList('undone'),
    }),
  })
  const fact = builder.objectRef<ListedFact>('Fact').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      statement: t.exposeString('statement'),
      skill: t.exposeString('skill', { nullable: true }),
      requirement: t.exposeString('requirement', { nullable: true }),
      origin: t.exposeString('origin', { description: 'typed | answered | confirmed' }),
      line: t.exposeString('line', { nullable: true, description: 'The line that a confirmed wording belongs to.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      usedIn: t.field({ type: [use], resolve: ({ uses, ...fact }) => uses(fact) }),
    }),
  })
  const input = builder.inputType('FactInput', {
    fields: (t) => ({
      statement: t.string({ required: true }),
      skill: t.string(),
      requirement: t.string(),
      replaces: t.int(),
    }),
  })
  builder.queryField('facts', (t) => t.field({ type: [fact], resolve: (_, __, context) => facts.list(context) }))
  builder.mutationFields((t) => ({
    saveFact: t.field({
      type: fact,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => facts.save(context, args.input),
    }),
    deleteFact: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, args, context) => facts.delete(context, args.id),
    }),
  }))
}
