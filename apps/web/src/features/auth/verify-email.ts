import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation VerifyEmail($input: VerificationInput!) {
    verifyEmail(input: $input) { success message token }
  }
`)

type Verification = OperationVariables<typeof operation>['input']

/** With a token where the code completes the registration, and without one where something else has since. */
export async function verifyEmail(input: Verification): Promise<Answer<{ token: string | null }>> {
  const { success, message, token } = (await request(operation, { input })).verifyEmail
  return success ? { success, token } : refused(message, texts.emailNotVerified)
}
