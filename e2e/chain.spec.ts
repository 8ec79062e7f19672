import { expect, type Page } from '@playwright/test'
import { shortResume } from './resume-files.ts'
import { analysed, saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- SQL
- Kubernetes`

const chain = (page: Page) => page.getByRole('list', { name: 'From gap to score' })
const here = (page: Page) => chain(page).locator('[aria-current="step"]')
const requirements = (page: Page) => page.getByRole('region', { name: 'Requirements', exact: true })
const scoreOf = async (page: Page) =>
  Number(
    (await page.getByRole('img', { name: /^Your match: \d+ of 100, / }).getAttribute('aria-label'))?.match(/\d+/)?.[0],
  )

test('a gap is found, talked about, planned, proved, and moves the score: one click each', async ({ page }) => {
  const somebody = await signedIn(page)
  const resumeId = await saveResume(somebody, 'General', shortResume)
  const job = await somebody.call<{ createJobDescription: { id: number } }>(
    'resume',
    'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
    { input: { title: 'Senior Product Analyst', company: 'Fernhill Energy', description: advertisement } },
  )
  const jobDescriptionId = job.createJobDescription.id
  const id = await analysed(somebody, { resumeId, jobTitle: 'Job', jobDescriptionId })

  // The gap, and from it to the talk.
  await page.goto(`/competitive-analysis?id=${id}`)
  await page.getByRole('button', { name: 'How to close a gap' }).click()
  await expect(here(page)).toContainText('“Kubernetes”')
  const before = await scoreOf(page)
  await requirements(page).getByRole('link', { name: 'Prepare what to say' }).click()
  await page.getByRole('button', { name: /guide/i }).last().click()
  await expect(page).toHaveURL(/\/interview-guide\/\d+\?gap=Kubernetes/)
  await expect(here(page)).toContainText('Talk')

  // From the talk to the plan, which is begun for this job.
  await chain(page).getByRole('link', { name: 'Plan it' }).click()
  await expect(here(page)).toContainText('Plan')
  await page.getByRole('button', { name: 'Make the plan' }).click()
  await expect(page.getByRole('heading', { name: 'Kubernetes', level: 1 })).toBeVisible()
  await expect(page.getByText('Fernhill Energy')).toBeVisible()
  await expect(chain(page).getByRole('link', { name: 'Read it' })).toHaveAttribute(
    'href',
    /\/interview-guide\/\d+\?gap=/,
  )
  await chain(page).getByRole('link', { name: 'See the analysis' }).click()
  await requirements(page).getByRole('link', { name: 'Open your plan' }).click()

  // Done, proved, and back into the score.
  const said = page.getByRole('heading', { name: 'Now say it in one line' })
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (let left = await page.getByRole('checkbox').count(); left > 0; left -= 1) {
    await page.getByRole('checkbox', { checked: false }).first().click()
    await expect(page.getByRole('checkbox', { checked: false }).or(said).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(left - 1)
  }
  await expect(here(page)).toContainText('Proof')
  await page
    .getByLabel('Your line')
    .fill('Ran a Kubernetes cluster for the claims dashboards at Corbel Insurance, checked by a colleague, in 2026.')
  await page.getByRole('button', { name: 'Add it to my resume' }).click()
  await expect(chain(page).getByText('It is in your resume')).toBeVisible()
  await page.getByRole('button', { name: 'Compare it again' }).click()
  await expect(page).toHaveURL(/\/competitive-analysis\?id=\d+/)
  await requirements(page)
    .getByRole('button', { name: /^On your resume/ })
    .click()
  await expect(
    requirements(page)
      .getByText(/Ran a Kubernetes cluster/)
      .first(),
  ).toBeVisible()
  await expect.poll(() => scoreOf(page)).toBeGreaterThan(before)
})
