/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { saveResume, signedIn } from '../signed-in.ts'
import { test } from '../story.ts'
import {
  ad,
  advertisement,
  answer,
  button,
  company,
  editor,
  explanation,
  hold,
  openTailor,
  openTailored,
  refusal,
  refuse,
  requestsOf,
  rewrite,
  stopRewriting,
  untailored,
} from './tailor-page.ts'

test.afterEach(stopRewriting)

test('what is denied, what does not load, and where one goes without a resume', async ({ page }) => {
  await page.goto('/resume/7/tailor')
  await expect(page).toHaveURL('/auth?redirect=%2Fresume%2F7%2Ftailor')
  const somebody = await signedIn(page)
  await page.goto('/resume/7/tailor')
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByText('Direct access with an ID in the URL is not allowed for this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Resumes' })).toHaveAttribute('href', '/my-resumes')

  const letGo = await hold(page, 'SelectedResume', refusal('The database is on holiday.', 'INTERNAL'))
  await page.goto('/resume/tailor')
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible()
  letGo()
  await expect(page.getByRole('alert')).toHaveText(/^Failed to load resume The database is on holiday\./)
  await refuse(page, 'SelectedResume', '', 'INTERNAL')
  await button(page, 'Try again').click()
  await expect(page.getByRole('alert')).toHaveText(/^Failed to load resume An error occurred\./)
  await page.unrouteAll()
  await button(page, 'Try again').click()

  for (const address of ['/resume/tailor', '/tailor-resume']) {
    if (!page.url().endsWith(address)) await page.goto(address)
    await expect(page.getByRole('heading', { name: 'No resume selected' })).toBeVisible()
  }
  await expect(page.getByText('Select a resume first, then tailor it to a job advertisement.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to My Resumes' })).toHaveAttribute('href', '/my-resumes')

  await saveResume(somebody, 'The selected one', 'Mara Ellison, selected')
  await saveResume(somebody, 'The latest one', 'Mara Ellison, latest')
  await comeBack(page)
  await expect(untailored(page)).toHaveText('Mara Ellison, selected')
  await answer(page, 'SelectedResume', { data: { selectedResume: null } })
  await comeBack(page)
  await expect(untailored(page)).toHaveText('Mara Ellison, latest')
})

/** Another window was in front, and the selected resume is always asked for anew. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** The same after the connection was lost. */
async function reconnect(page: Page) {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

const textKeys = ['Tailoredcontent', 'tailoredContent', 'content', 'resume', 'text']
const explanationKeys = ['Changesexplanation', 'changesExplanation', 'explanation', 'rationale', 'why', 'changes']

test('a resume is shown whatever form its content has, and its explanation without the heading over it', async ({
  page,
}) => {
  let content = ''
  await openTailor(page)
  await rewrite(page, 'SelectedResume', () => ({ content }))

  content = JSON.stringify({
    Tailoredcontent: '<h2>Work</h2><p>Cut to fit.</p>',
    Changesexplanation: '<h3>Recommendation</h3><p>Lead with SQL.</p>',
  })
  await comeBack(page)
  await expect(untailored(page).getByRole('heading', { name: 'Work' })).toBeVisible()
  await expect(explanation(page)).toHaveText('Lead with SQL.')

  content = JSON.stringify({ text: 'One line\nAnother line', why: 'Recommendation:\nIt is shorter.' })
  await reconnect(page)
  await expect(untailored(page).locator('p')).toHaveText(['One line', 'Another line'])
  await expect(explanation(page)).toHaveText('It is shorter.')

  for (const [at, why] of explanationKeys.entries()) {
    const key = textKeys[at % textKeys.length] ?? ''
    content = JSON.stringify({ [key]: `Under ${key}.`, [why]: `Because of ${why}.` })
    await comeBack(page)
    await expect(untailored(page)).toHaveText(`Under ${key}.`)
    await expect(explanation(page)).toHaveText(`Because of ${why}.`)
  }

  content = '{ "content": unparseable\nand <List> of text'
  await comeBack(page)
  await expect(untailored(page).locator('p')).toHaveText(['{ "content": unparseable', 'and <List> of text'])
  await expect(explanation(page)).toHaveText('')

  content = '<p>Said in <strong>HTML</strong></p>'
  await comeBack(page)
  await expect(untailored(page).locator('strong')).toHaveText('HTML')

  // However short ago it was asked for, it is when the screen is opened.
  await page.getByRole('link', { name: 'Back to Resume', exact: true }).click()
  await expect(page).toHaveURL('/resume')
  await expect(page.getByText('Said in HTML')).toBeVisible()
  content = '<p>Said since then</p>'
  const asked = requestsOf(page, 'SelectedResume')
  await page.goBack()
  await expect(untailored(page)).toHaveText('Said since then')
  expect(asked.length).toBeGreaterThan(0)
})

test('"Open" in a list preselects a version, once', async ({ page }) => {
  const letGo = await hold(page, 'TailoredResume', refusal('', 'INTERNAL'))
  await openTailored(page, async () => {
    await expect(page.getByRole('region', { name: 'Tailored Resume' }).getByText('Loading…')).toBeVisible()
    await expect(button(page, 'Save Changes')).toBeHidden()
    letGo()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(/^Failed to load the tailored version An error occurred\./)
    for (const name of ['Save Changes', 'Delete']) await expect(button(page, name)).toBeDisabled()
    await page.unrouteAll()
    await rewrite(page, 'TailoredResume', () => ({ rationale: '<h3>Recommendation</h3><p>Lead with SQL.</p>' }))
    await button(page, 'Try again').click()
    await expect(page.getByRole('region', { name: 'Tailored Resume' }).locator(':focus')).toHaveCount(1)
  })
  await expect(explanation(page)).toHaveText('Lead with SQL.')
  await expect(button(page, 'Save Changes')).toBeEnabled()
  await expect(button(page, 'Delete')).toBeEnabled()
  await expect(page.getByText(/^Last saved /)).toBeVisible()
  await expect(company(page)).toHaveValue('Fernhill Energy')
  await expect(ad(page)).toHaveValue(advertisement)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected_tailored_resume_id'))).toBeNull()

  // A reload of the same visit keeps it, though the address names nothing; a new visit begins anew.
  await page.reload()
  await expect(editor(page)).toContainText('Corbel Insurance')
  await expect(page).toHaveURL('/resume/tailor')
  await page.goto('/my')
  await page.goto('/resume/tailor')
  await expect(untailored(page)).toContainText('Corbel Insurance')
  await expect(editor(page)).toBeHidden()
  await expect(button(page, 'Save Changes')).toBeDisabled()
  await expect(button(page, 'Delete')).toBeDisabled()
  await expect(page.getByText(/^Last saved /)).toBeHidden()
})

test('what a resume said of its changes is kept when it is saved, under whatever name it came', async ({ page }) => {
  const somebody = await openTailor(page)
  const save = 'mutation ($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
  for (const [at, why] of explanationKeys.entries()) {
    const key = textKeys[at % textKeys.length] ?? ''
    const content = JSON.stringify({ [key]: `Saved under ${key}.`, [why]: `Because of ${why}.` })
    await somebody.call('resume', save, { id: somebody.resumeId, input: { content } })
    await comeBack(page)
    await expect(untailored(page)).toHaveText(`Saved under ${key}.`)
    await expect(explanation(page)).toHaveText(`Because of ${why}.`)
  }
  await somebody.call('resume', save, { id: somebody.resumeId, input: { content: '<p>Typed since.</p>' } })
  await comeBack(page)
  await expect(untailored(page)).toHaveText('Typed since.')
  await expect(explanation(page)).toHaveText('Because of changes.')
})
