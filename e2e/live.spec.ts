import { expect } from '@playwright/test'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'

const events = '**/api/v1/events'

test('the live connection shows its real state: what happens arrives, also what was missed while it was lost', async ({
  page,
}) => {
  await page.clock.install()
  /** Past the longest pause before it is tried again. */
  const pause = () => page.clock.runFor(30_000)
  await page.goto('/websocket-test')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', 'Mara Ellison\n\nSkills\nSQL, dbt')
  const tailor = (company: string) =>
    somebody.call(
      'resume',
      `mutation ($resumeId: Int!, $company: String!) {
        tailorResume(resumeId: $resumeId, jobDescription: "We ask for SQL.", jobAdvertisingCompany: $company) { id }
      }`,
      { resumeId, company },
    )
  const state = page.getByRole('region', { name: 'State' }).getByRole('status')
  const told = page.getByRole('table', { name: 'The last events' }).getByRole('row')
  const steps = ['done', 'checking', 'writing', 'comparing', 'reading'].map((step) => new RegExp(`"step":"${step}"`))

  await page.route(events, (route) => route.abort())
  await page.goto('/websocket-test')
  await expect(state).toHaveText('Lost, trying again')
  await expect(page.getByText('None yet')).toBeVisible()
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible()

  // A connection that breaks after its first word.
  const hello = 'id: 0\nevent: hello\ndata: {"clientId":"the-first"}\n\n'
  await page.route(events, (route) => route.fulfill({ body: hello, contentType: 'text/event-stream' }), { times: 1 })
  await pause()
  await expect(told.filter({ hasText: 'the-first' })).toHaveCount(1)
  await tailor('Fernhill Energy')
  const again = page.waitForRequest(events)
  await page.unrouteAll()
  await pause()
  expect((await (await again).allHeaders())['last-event-id']).toBe('0')

  await expect(state).toHaveText('Connected')
  await expect(page.getByText(/^[0-9a-f-]{36}$/)).toBeVisible()
  await expect(page.getByText(/^\d+ ms$/)).toBeVisible()
  await expect(told.filter({ hasText: 'tailorResume' })).toContainText(steps)

  await tailor('Ashgrove')
  await expect(told.filter({ hasText: 'tailorResume' })).toContainText([...steps, ...steps])
  await expect(state).toHaveText('Connected')
})
