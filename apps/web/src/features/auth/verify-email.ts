import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'

const operation = identity(`
  mutation VerifyEmail($input: VerificationInput!) {
    verifyEmail(input: $input) { success message }
  }
`)

type Verification = OperationVariables<typeof operation>['input']

export async function verifyEmail(input: Verification): Promise<Answer> {
  const { success, message } = (await request(operation, { input })).verifyEmail
  return success ? { success } : refused(message, 'Failed to verify email')
}
