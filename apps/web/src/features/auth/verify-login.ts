import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation VerifyLogin($input: VerificationInput!) {
    verifyLogin(input: $input) { success message token }
  }
`)

type Verification = OperationVariables<typeof operation>['input']

export async function verifyLogin(input: Verification): Promise<Answer<{ token: string }>> {
  const { success, message, token } = (await request(operation, { input })).verifyLogin
  if (!success || !token) return refused(message, texts.codeRefused)
  return { success, token }
}
