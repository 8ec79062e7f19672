import { identity } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) { success message }
  }
`)

/** Succeeds for an unknown address as well: nobody learns here who has an account. */
export async function requestPasswordReset(email: string): Promise<Answer> {
  const { success, message } = (await request(operation, { email })).requestPasswordReset
  return success ? { success } : refused(message, texts.resetRequestRefused)
}
