import type { Builder } from '../../../kernel/graphql.ts'
import type { Holdings } from './holdings.store.ts'
import type { CountedHoldings } from './holdings.ts'

export function addHoldings(builder: Builder, holdings: CountedHoldings) {
  const figures = builder.objectRef<Holdings>('Held').implement({
    fields: (t) => ({
      resumes: t.exposeInt('resumes'),
      versions: t.int({ resolve: ({ versions, tailored }) => versions + tailored }),
      jobs: t.exposeInt('jobs'),
      letters: t.exposeInt('letters'),
      analyses: t.exposeInt('analyses'),
      guides: t.exposeInt('guides'),
      skills: t.exposeInt('skills'),
      plans: t.exposeInt('plans'),
      answers: t.exposeInt('answers'),
      files: t.exposeInt('files'),
    }),
  })
  builder.queryField('held', (t) => t.field({ type: figures, resolve: (_, __, context) => holdings.count(context) }))
}
