import type { ContactInput } from '@bespeak/domain/account/requests.ts'
import { done } from './graphql/done.ts'
import { identity } from './graphql/operation.ts'
import { request } from './graphql/request.ts'

const operation = identity(`
  mutation SendContactMessage($input: ContactInput!) { sendContactMessage(input: $input) { success message } }
`)

export const sendContactMessage = async (input: ContactInput) =>
  done((await request(operation, { input })).sendContactMessage)
