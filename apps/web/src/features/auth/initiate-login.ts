import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation InitiateLogin($input: LoginInput!) {
    initiateLogin(input: $input) { success message userId email }
  }
`)

type Credentials = OperationVariables<typeof operation>['input']

/** The first half of a login: the code that completes it goes to the account's email. */
export async function initiateLogin(input: Credentials): Promise<Answer<{ userId: number; email: string }>> {
  const { success, message, userId, email } = (await request(operation, { input })).initiateLogin
  if (!success || userId === null || email === null) return refused(message, texts.loginRefused)
  return { success, userId, email }
}
