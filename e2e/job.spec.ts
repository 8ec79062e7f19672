import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOn } from './accessible.ts'
import { advertisement as advertisementAtUpload, chooseFile, resumePdf } from './resume-files.ts'
import { registered, saveResume, signedIn, signInWith } from './signed-in.ts'
import { test } from './story.ts'
import { ad, advertisement, editor, openTailored, resume } from './tailor/tailor-page.ts'

const figure = (page: Page) => page.getByRole('img', { name: /^Your match: \d+ of 100/ })
const numberOn = async (page: Page) => (await figure(page).getAttribute('aria-label'))?.match(/\d+/)?.[0]
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Its first role has the line that answers the ad below one that says little. */
const opensWeakly = resume
  .replace(/Summary\n.*\n\n/, '')
  .replace('- Wrote SQL', '- Responsible for the reports of all stores\n- Wrote SQL')

const jobs = 'query ($id: Int!) { tailoredResume(id: $id) { jobDescriptionId matchScore } }'

/** Whole, and not behind what is docked at the bottom. */
async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  const dock = await page.getByRole('button', { name: 'Download PDF', exact: true }).first().boundingBox()
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 }
  const end = width < 768 && dock ? dock.y : height
  return box !== null && box.y >= 0 && box.y + box.height <= end
}

test('number, first row to act on and first changed line are in the first screen', async ({ page }) => {
  const { id, call } = await openTailored(page, opensWeakly)
  const { tailoredResume } = await call<{ tailoredResume: { jobDescriptionId: number } }>('resume', jobs, { id })
  for (const address of ['/resume/tailor', `/job/${tailoredResume.jobDescriptionId}`]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    if (address !== '/resume/tailor') await page.goto(address)
    const first = page.getByRole('button', { name: /^I have this: / }).first()
    const changed = page.getByRole('region', { name: 'Changes on this page' }).getByRole('button').first()
    await expect(first).toBeVisible()
    for (const part of [figure(page), first, changed])
      await expect.poll(() => isInFirstScreen(page, part), `${part} at ${address}`).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const part of [figure(page), first])
      await expect.poll(() => isInFirstScreen(page, part), `${part} at ${address}, 390`).toBe(true)
  }
})

test('a result is at most one and a half screens long besides its page', async ({ page }) => {
  await openTailored(page)
  await expect(group(page, 'On your resume')).toBeVisible()
  const [whole, sheet] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('region', { name: 'Tailored Resume' }).boundingBox(),
  ])
  expect((whole?.height ?? Number.NaN) - (sheet?.height ?? Number.NaN)).toBeLessThanOrEqual(1200)
})

test('a row that is answered moves the number at once, and the version has the same one everywhere', async ({
  page,
}) => {
  const { id, call } = await openTailored(page)
  const row = page.getByRole('button', { name: 'I have this: Snowflake' })
  await row.click()
  await page.getByLabel(/write a line: where, what$/i).fill('Loaded claims into Snowflake at Corbel Insurance in 2022.')
  const before = await numberOn(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('You said this line shows it.')).toBeVisible()
  await expect.poll(() => numberOn(page)).not.toBe(before)
  await expect(page.getByText('Your answer is kept. Tailor again to use it.')).toBeVisible()
  const now = await numberOn(page)
  const { tailoredResume } = await call<{ tailoredResume: { jobDescriptionId: number; matchScore: number } }>(
    'resume',
    jobs,
    { id },
  )
  expect(String(Math.floor(tailoredResume.matchScore))).toBe(now)

  await page.goto(`/job/${tailoredResume.jobDescriptionId}`)
  await expect.poll(() => numberOn(page)).toBe(now)
  expect(await violationsOn(page)).toEqual([])
  await expect(ad(page)).toBeHidden()
  await page.getByRole('link', { name: 'Job Advertisement' }).click()
  await expect(ad(page)).toHaveValue(advertisement)
  await page.goBack()
  await expect(group(page, 'On your resume')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Match report' }).click()
  await expect(page).toHaveURL(/\/competitive-analysis\?id=/)
  await expect.poll(() => numberOn(page)).toBe(now)
})

/** The letter page shows no number. */
test('one version has the same number for the visitor, on its job’s page, in the list and in its report', async ({
  page,
}) => {
  await page.goto('/upload')
  await chooseFile(page, { name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
  await page.getByRole('textbox', { name: 'Company' }).fill('Fernhill Energy')
  await page.getByLabel('Job description').fill(advertisementAtUpload)
  await expect(page.getByRole('region', { name: 'Tailored resume' })).toContainText('Mara Ellison')
  const number = await numberOn(page)
  expect(number).toMatch(/^\d+$/)
  await page.getByRole('button', { name: 'Looks right' }).click()
  await expect(page.getByText('You reviewed this.')).toBeVisible()

  const { token } = await registered(page.request)
  await signInWith(page, token)
  await page.reload()
  await page.getByRole('button', { name: 'Save and tailor' }).click()
  await expect(page).toHaveURL('/resume/tailor')
  await expect(editor(page)).toContainText('Mara Ellison')
  await expect.poll(() => numberOn(page)).toBe(number)

  await page.goto('/my')
  const job = page.getByRole('listitem').filter({ hasText: 'Fernhill Energy' }).filter({ hasText: 'Found' })
  await expect(job.getByRole('img', { name: `Match ${number} of 100` })).toBeVisible({ timeout: 30_000 })
  await job.getByRole('link', { name: 'Senior Product Analyst', exact: true }).click()
  await expect(page).toHaveURL(/\/job\/\d+/)
  await expect.poll(() => numberOn(page)).toBe(number)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Match report' }).click()
  await expect(page).toHaveURL(/\/competitive-analysis\?id=/)
  await expect.poll(() => numberOn(page)).toBe(number)
})

test('a saved job is matched before it is tailored to, and one that is not there says so', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  const { createJobDescription: job } = await somebody.call<{ createJobDescription: { id: number } }>(
    'resume',
    'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
    { input: { title: 'Analyst', company: 'Fernhill Energy', description: advertisement } },
  )
  await page.goto(`/job/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyst at Fernhill Energy')
  await expect(figure(page)).toBeVisible()
  await expect(group(page, 'On your resume')).toBeVisible()
  await page.getByRole('button', { name: 'Tailor for this job' }).click()
  await expect(page.getByRole('button', { name: 'Showing: Version 1' })).toBeVisible()

  await page.goto('/job/999999999')
  await expect(page.getByText('There is no such job.')).toBeVisible()
})
