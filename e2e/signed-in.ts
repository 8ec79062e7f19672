/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { nextCode, type Person } from './accounts.ts'
import { caller, registered, type Service } from './api.ts'

export interface SignedIn {
  person: Person
  /** Calls a service as this person. */
  call<Data>(service: Service, query: string, variables?: object): Promise<Data>
}

/** A new person who is signed in on this page, without the way through the forms, which has stories of its own. */
export async function signedIn(page: Page): Promise<SignedIn> {
  const person = await registered(page.request)
  const { username, password } = person
  const ask = caller(page.request)
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

export const saveResume = async ({ call }: SignedIn, title: string, content: string): Promise<number> =>
  (
    await call<{ createResume: { id: number } }>(
      'resume',
      'mutation ($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input: { title, content } },
    )
  ).createResume.id
