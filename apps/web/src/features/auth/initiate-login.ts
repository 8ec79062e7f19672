import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'

const operation = identity(`
  mutation InitiateLogin($input: LoginInput!) {
    initiateLogin(input: $input) { success message userId email }
  }
`)

export const loginRefused = 'Invalid credentials'

type Credentials = OperationVariables<typeof operation>['input']

/** The first half of a login: the code that completes it goes to the account's email. */
export async function initiateLogin(input: Credentials): Promise<Answer<{ userId: number; email: string }>> {
  const { success, message, userId, email } = (await request(operation, { input })).initiateLogin
  if (!success || userId === null || email === null) return refused(message, loginRefused)
  return { success, userId, email }
}
