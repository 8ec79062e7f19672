import type { Builder } from '../../../kernel/graphql.ts'
import { answer } from '../answers.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Erasing } from './erasing.ts'

export function addErasing(builder: Builder, erasing: Erasing, outcome: OutcomeRef) {
  builder.mutationField('deleteMyAccount', (t) =>
    t.field({
      type: outcome,
      args: { password: t.arg.string({ required: true }) },
      resolve: (_, { password }, context) => answer(erasing.eraseOwn(context, password)),
    }),
  )
}
