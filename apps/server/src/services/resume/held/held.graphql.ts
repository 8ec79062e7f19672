import type { Builder } from '../../../kernel/graphql.ts'
import type { Held } from './held.store.ts'
import type { HeldHere } from './held.ts'

export function addHeld(builder: Builder, held: HeldHere) {
  const figures = builder.objectRef<Held>('Held').implement({
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
  builder.queryField('held', (t) => t.field({ type: figures, resolve: (_, __, context) => held.count(context) }))
}
