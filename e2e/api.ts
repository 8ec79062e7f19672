import type { APIRequestContext } from '@playwright/test'
import { newPerson, nextCode, type Person } from './accounts.ts'

export type Service = 'identity' | 'resume'

/** Calls the services without the pages, as somebody where there is a token. */
export const caller =
  (request: APIRequestContext, token?: string) =>
  async <Data>(service: Service, query: string, variables: object = {}): Promise<Data> => {
    const answer = await request.post(`/api/v1/${service}/graphql`, {
      data: { query, variables, kwargs: {} },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

/** A person with a verified account, who is not logged in: without the way through the forms, which has stories of its own. */
export async function registered(request: APIRequestContext): Promise<Person> {
  const person = newPerson()
  const { username, email, password } = person
  const ask = caller(request)
  const { registerUser } = await ask<{ registerUser: { user: { id: number } } }>(
    'identity',
    'mutation ($input: RegisterInput!) { registerUser(input: $input) { success user { id } } }',
    { input: { username, email, password } },
  )
  await ask('identity', 'mutation ($input: VerificationInput!) { verifyEmail(input: $input) { success } }', {
    input: { userId: registerUser.user.id, code: await nextCode(person) },
  })
  return person
}
