import type { Builder } from '../../../kernel/graphql.ts'
import { answer } from '../answers.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Codes } from './codes.ts'

export function addCodes(builder: Builder, codes: Codes, outcome: OutcomeRef) {
  const resend = builder.inputType('ResendInput', {
    fields: (t) => ({ userId: t.int({ required: true }), email: t.string({ required: true }) }),
  })
  builder.mutationField('resendVerificationCode', (t) =>
    t.field({
      type: outcome,
      args: { input: t.arg({ type: resend, required: true }) },
      resolve: (_, { input }, context) => answer(codes.resend(context, input)),
    }),
  )
}
