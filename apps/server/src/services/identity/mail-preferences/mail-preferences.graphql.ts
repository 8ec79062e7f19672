import type { Builder } from '../../../kernel/graphql.ts'
import { answer } from '../answers.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { MailPreferences } from './mail-preferences.ts'

/** For whoever has the link of a mail, signed in or not. */
export function addMailPreferences(builder: Builder, preferences: MailPreferences, outcome: OutcomeRef) {
  builder.mutationFields((t) => ({
    unsubscribe: t.field({
      type: outcome,
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }) => answer(preferences.unsubscribe(token)),
    }),
    resubscribe: t.field({
      type: outcome,
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }) => answer(preferences.resubscribe(token)),
    }),
  }))
}
