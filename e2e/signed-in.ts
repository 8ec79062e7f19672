/// <reference lib="dom" />
import type { APIRequestContext, Page } from '@playwright/test'
import { newPerson, nextCode, type Person } from './accounts.ts'
import { type Call, caller, makeAccount } from './api.ts'

export interface SignedIn {
  person: Person
  /** Calls a service as this person. */
  call: Call
}

interface Registered {
  person: Person
  /** Of the session that the registration began. */
  token: string
}

/** A person with a verified account: without the way through the forms, which has stories of its own. */
export async function registered(request: APIRequestContext): Promise<Registered> {
  const person = newPerson()
  return { person, token: await makeAccount(caller(request), person, () => nextCode(person)) }
}

/** A new person who is signed in on this page. */
export async function signedIn(page: Page): Promise<SignedIn> {
  const { person, token } = await registered(page.request)
  await signInWith(page, token)
  return { person, call: caller(page.request, token) }
}

/** Their session on another page. */
export const signInWith = (page: Page, ownToken: string) =>
  page.addInitScript((token) => {
    localStorage.setItem('gdpr-consent', 'essential')
    // Once: who logs out stays out.
    if (sessionStorage.getItem('signed_in_by_test')) return
    sessionStorage.setItem('signed_in_by_test', 'yes')
    localStorage.setItem('auth_token', token)
  }, ownToken)

export const saveResume = async ({ call }: SignedIn, title: string, content: string): Promise<number> =>
  (
    await call<{ createResume: { id: number } }>(
      'resume',
      'mutation ($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input: { title, content } },
    )
  ).createResume.id

/** An analysis of a resume against a job; its id. */
export const analysed = async ({ call }: SignedIn, input: object): Promise<number> =>
  (
    await call<{ analyzeJobMatch: { id: number } }>(
      'resume',
      'mutation ($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }',
      { input },
    )
  ).analyzeJobMatch.id

/** What "Open" in a list leaves behind: the tailor screen shows this version. */
export async function showInTailor(page: Page, versionId: number) {
  await page.goto('/my-resumes')
  await page.evaluate((id) => localStorage.setItem('selected_tailored_resume_id', id), `${versionId}`)
}
