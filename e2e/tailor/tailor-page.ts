import { expect, type Page } from '@playwright/test'
import { type SignedIn, saveResume, signedIn } from '../signed-in.ts'

export const resume = `Mara Ellison
Leeds, UK | mara.ellison@example.com | 07700 900142

Summary
Data analyst with seven years in insurance and retail.

Experience
Data Analyst, Corbel Insurance, Leeds
Mar 2021 - Present
- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams
- Ran 11 A/B tests on the online claims form; completion went from 61% to 74%

Reporting Analyst, Ashgrove Retail, Leeds
Aug 2018 - Feb 2021
- Built Tableau dashboards for store managers (38 stores)
- Automated the weekly stock report in Python, saving about 5 hours a week

Education
BSc Mathematics, University of Leeds, 2015 - 2018

Skills
Tableau, Python, SQL, dbt
`

export const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- Expert SQL
- Python for analysis
- dbt or a similar modelling tool
- Snowflake

Good to have
- Looker`

export const company = (page: Page) => page.getByLabel('Advertising Company *')
export const ad = (page: Page) => page.getByLabel('Job Advertisement *')
export const title = (page: Page) => page.getByLabel('Title')
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Tailored resume' })
export const untailored = (page: Page) => page.getByRole('textbox', { name: 'Your resume, before tailoring' })
export const explanation = (page: Page) => page.getByRole('textbox', { name: 'Changes explanation' })
/** What is in the bar and in the card does the same. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Selects a line of the editor, wherever on the screen it is just now. */
export async function select(page: Page, line: string) {
  await editor(page).focus()
  await editor(page).getByText(line).selectText()
}

const graphql = '**/api/v1/resume/graphql'
const asks = (operation: string, body: string | null) => new RegExp(`(query|mutation) ${operation}\\b`).test(body ?? '')

/** The variables of each request for one operation from now on, as they go out. */
export function requestsOf(page: Page, operation: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (asks(operation, body)) found.push(JSON.parse(body ?? '').variables)
  })
  return found
}

/** Answers one operation in place of the server. */
export const answer = (page: Page, operation: string, json: object) =>
  page.route(graphql, (route) =>
    asks(operation, route.request().postData()) ? route.fulfill({ json }) : route.fallback(),
  )
const refusal = (message: string, code = 'BAD_USER_INPUT') => ({
  data: null,
  errors: [{ message, extensions: { code } }],
})
export const refuse = (page: Page, operation: string, message: string, code?: string) =>
  answer(page, operation, refusal(message, code))

/** The answer to one operation waits until it is let go; it is the server's, where none is given. */
export async function hold(page: Page, operation: string, json?: object): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(graphql, async (route) => {
    if (!asks(operation, route.request().postData())) return route.fallback()
    const answered = json ? { json } : { response: await route.fetch() }
    await isLetGo
    return route.fulfill(answered)
  })
  return () => letGo()
}

/** The tailor screen of a new person with one resume. */
export async function openTailor(page: Page): Promise<SignedIn & { resumeId: number }> {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', resume)
  await page.goto('/resume/tailor')
  await expect(untailored(page)).toContainText('Corbel Insurance')
  return { ...somebody, resumeId }
}

export async function fillIn(page: Page) {
  await company(page).fill('Fernhill Energy')
  await ad(page).fill(advertisement)
}

/** The same with a tailored version, opened from a list. */
export async function openTailored(page: Page, words = resume): Promise<SignedIn & { id: number }> {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', words)
  const { tailorResume } = await somebody.call<{ tailorResume: { id: number } }>(
    'resume',
    `mutation ($resumeId: Int!, $jobDescription: String!) {
      tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: "Fernhill Energy") { id }
    }`,
    { resumeId, jobDescription: advertisement },
  )
  await preselect(page, tailorResume.id)
  await page.goto('/resume/tailor')
  await expect(editor(page)).toContainText('Corbel Insurance')
  return { ...somebody, id: tailorResume.id }
}

/** What "Open" in a list leaves behind; once, so that a later visit begins anew. */
const preselect = (page: Page, id: number) =>
  page.addInitScript((chosen) => {
    if (sessionStorage.getItem('preselected_by_test')) return
    sessionStorage.setItem('preselected_by_test', 'yes')
    localStorage.setItem('selected_tailored_resume_id', String(chosen))
  }, id)
