import { identity, type OperationVariables } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { type Answer, refused } from './answer.ts'
import * as texts from './texts/pages.tsx'

const operation = identity(`
  mutation RegisterUser($input: RegisterInput!) {
    registerUser(input: $input) { success message problems { field message } user { id email } }
  }
`)

type Registration = OperationVariables<typeof operation>['input']

export async function registerUser(input: Registration): Promise<Answer<{ userId: number; email: string }>> {
  const { success, message, problems, user } = (await request(operation, { input })).registerUser
  if (!success || !user) return refused(message, texts.registrationRefused, problems)
  return { success, userId: user.id, email: user.email }
}
