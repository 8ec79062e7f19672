import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { success message }
  }
`)

type PasswordReset = OperationVariables<typeof operation>['input']

export async function resetPassword(input: PasswordReset): Promise<Answer> {
  const { success, message } = (await request(operation, { input })).resetPassword
  return success ? { success } : refused(message, texts.resetRefused)
}
