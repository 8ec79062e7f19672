import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation ResendVerificationCode($input: ResendInput!) {
    resendVerificationCode(input: $input) { success message }
  }
`)

type Recipient = OperationVariables<typeof operation>['input']

export async function resendCode(input: Recipient): Promise<Answer> {
  const { success, message } = (await request(operation, { input })).resendVerificationCode
  return success ? { success } : refused(message, texts.codeNotResent)
}
