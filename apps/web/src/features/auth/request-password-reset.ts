import { identity } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'

const operation = identity(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) { success message }
  }
`)

export const resetRequestRefused = 'Failed to send the reset code'

/** Succeeds for an unknown address as well: nobody learns here who has an account. */
export async function requestPasswordReset(email: string): Promise<Answer> {
  const { success, message } = (await request(operation, { email })).requestPasswordReset
  return success ? { success } : refused(message, resetRequestRefused)
}
