import type { Builder } from '../../../kernel/graphql.ts'
import type { Models, OfferedModel } from './models.ts'

export function addModels(builder: Builder, models: Models) {
  const model = builder.objectRef<OfferedModel>('LanguageModel').implement({
    description: 'A model that may write, once the person agreed that it reads their lines.',
    fields: (t) => ({
      name: t.exposeString('name'),
      provider: t.exposeString('provider', { description: 'Who is sent the lines.' }),
      agreedAt: t.expose('agreedAt', { type: 'DateTime', nullable: true }),
    }),
  })
  builder.queryField('languageModel', (t) =>
    t.field({ type: model, nullable: true, resolve: (_, __, context) => models.offered(context) }),
  )
  builder.mutationField('agreeToLanguageModel', (t) =>
    t.field({
      type: model,
      args: { yes: t.arg.boolean({ required: true }) },
      resolve: (_, { yes }, context) => models.agree(context, yes),
    }),
  )
}
