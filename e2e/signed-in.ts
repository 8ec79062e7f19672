/// <reference lib="dom" />
import type { APIRequestContext, Page } from '@playwright/test'
import { newPerson, nextCode, type Person } from './accounts.ts'

export interface SignedIn {
  person: Person
  /** Calls a service as this person. */
  call<Data>(service: 'identity' | 'resume', query: string, variables?: object): Promise<Data>
}

/** A new person who is signed in on this page, without the way through the forms, which has stories of its own. */
export async function signedIn(page: Page): Promise<SignedIn> {
  const person = newPerson()
  const { username, email, password } = person
  const ask = caller(page.request)
  await ask('identity', 'mutation ($input: RegisterInput!) { registerUser(input: $input) { success } }', {
    input: { username, email, password },
  })
  // The first is for the address, the second for this login.
  await nextCode(person)
  const { initiateLogin } = await ask<{ initiateLogin: { userId: number } }>(
    'identity',
    'mutation ($input: LoginInput!) { initiateLogin(input: $input) { success userId } }',
    { input: { username, password } },
  )
  const { verifyLogin } = await ask<{ verifyLogin: { token: string } }>(
    'identity',
    'mutation ($input: VerificationInput!) { verifyLogin(input: $input) { success message token } }',
    { input: { userId: initiateLogin.userId, code: await nextCode(person) } },
  )
  await page.addInitScript((token) => {
    localStorage.setItem('gdpr-consent', 'essential')
    // Once: who logs out stays out.
    if (sessionStorage.getItem('signed_in_by_test')) return
    sessionStorage.setItem('signed_in_by_test', 'yes')
    localStorage.setItem('auth_token', token)
  }, verifyLogin.token)
  return { person, call: caller(page.request, verifyLogin.token) }
}

const caller =
  (request: APIRequestContext, token?: string) =>
  async <Data>(service: string, query: string, variables: object = {}): Promise<Data> => {
    const answer = await request.post(`/api/v1/${service}/graphql`, {
      data: { query, variables, kwargs: {} },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

export const saveResume = async ({ call }: SignedIn, title: string, content: string): Promise<number> =>
  (
    await call<{ createResume: { id: number } }>(
      'resume',
      'mutation ($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input: { title, content } },
    )
  ).createResume.id
