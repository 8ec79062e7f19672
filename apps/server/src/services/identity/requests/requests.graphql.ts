import type { Builder } from '../../../kernel/graphql.ts'
import { answer } from '../answers.ts'
import type { OutcomeRef } from '../types.graphql.ts'
import type { Requests } from './requests.ts'

export function addRequests(builder: Builder, requests: Requests, outcome: OutcomeRef) {
  const contact = builder.inputType('ContactInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      subject: t.string({ required: true }),
      message: t.string({ required: true }),
    }),
  })
  const privacy = builder.inputType('PrivacyRequestInput', {
    fields: (t) => ({
      kind: t.string({ required: true }),
      email: t.string({ required: true }),
      details: t.string(),
    }),
  })
  builder.mutationFields((t) => ({
    sendContactMessage: t.field({
      type: outcome,
      args: { input: t.arg({ type: contact, required: true }) },
      resolve: (_, { input }, context) => answer(requests.contact(context, input)),
    }),
    submitPrivacyRequest: t.field({
      type: outcome,
      args: { input: t.arg({ type: privacy, required: true }) },
      resolve: (_, { input }, context) => answer(requests.privacy(context, input)),
    }),
  }))
}
