/// <reference lib="dom" />
import type { APIRequestContext, Page } from '@playwright/test'
import { newPerson, nextCode, type Person } from './accounts.ts'
import { type Call, caller, makeAccount, tokenOf } from './api.ts'

export interface SignedIn {
  person: Person
  /** Calls a service as this person. */
  call: Call
}

/** A person with a verified account, who is not logged in: without the way through the forms, which has stories of its own. */
export async function registered(request: APIRequestContext): Promise<Person> {
  const person = newPerson()
  await makeAccount(caller(request), person, () => nextCode(person))
  return person
}

/** A new person who is signed in on this page. */
export async function signedIn(page: Page): Promise<SignedIn> {
  const person = await registered(page.request)
  const token = await tokenOf(caller(page.request), person, () => nextCode(person))
  await signInWith(page, token)
  return { person, call: caller(page.request, token) }
}

/** The page of somebody who has logged in elsewhere. */
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
