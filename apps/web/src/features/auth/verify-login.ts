import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'

const operation = identity(`
  mutation VerifyLogin($input: VerificationInput!) {
    verifyLogin(input: $input) { success message token }
  }
`)

type Verification = OperationVariables<typeof operation>['input']

export async function verifyLogin(input: Verification): Promise<Answer<{ token: string }>> {
  const { success, message, token } = (await request(operation, { input })).verifyLogin
  if (!success || !token) return refused(message, 'Invalid verification code')
  return { success, token }
}
