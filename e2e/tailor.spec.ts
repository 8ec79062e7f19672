/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { toast } from './accounts.ts'
import { type SignedIn, saveResume, signedIn } from './signed-in.ts'

const resume = `Mara Ellison
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

const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- Expert SQL
- Python for analysis
- dbt or a similar modelling tool
- Snowflake

Good to have
- Looker`

const emptyJob = {
  location: null,
  requirements: [],
  url: null,
  stage: 'saved',
  appliedOn: null,
  deadline: null,
  contact: null,
  notes: null,
  sentTailoredResumeId: null,
}

const company = (page: Page) => page.getByLabel('Advertising Company *')
const ad = (page: Page) => page.getByLabel('Job Advertisement *')
const tailorButton = (page: Page) => page.getByRole('button', { name: 'Tailor & Save' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Tailored resume' })
const explanation = (page: Page) => page.getByRole('textbox', { name: 'Changes explanation' })
const description = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })

/** Answers one operation in place of the server. */
const answer = (page: Page, operation: string, json: object) =>
  page.route('**/api/v1/resume/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.fulfill({ json }) : route.fallback(),
  )
const refuse = (page: Page, operation: string, message: string, code = 'BAD_USER_INPUT') =>
  answer(page, operation, { data: null, errors: [{ message, extensions: { code } }] })

async function withResume(page: Page): Promise<SignedIn> {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  return somebody
}

async function tailored(page: Page): Promise<SignedIn> {
  const somebody = await withResume(page)
  await page.goto('/resume/tailor')
  await company(page).fill('Fernhill Energy')
  await ad(page).fill(advertisement)
  await tailorButton(page).click()
  await expect(editor(page)).toContainText('Corbel Insurance')
  // The last word of tailoring; one toast takes the place of the other.
  await expect(toast(page, 'Analysis started')).toBeVisible()
  return somebody
}

test('the address with an id is denied to everyone, after the login', async ({ page }) => {
  await page.goto('/resume/7/tailor')
  await expect(page).toHaveURL('/auth?redirect=%2Fresume%2F7%2Ftailor')
  await signedIn(page)
  await page.goto('/resume/7/tailor')
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByText('Direct access with an ID in the URL is not allowed for this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Resumes' })).toHaveAttribute('href', '/my-resumes')
})

test('without a resume it leads to My Resumes', async ({ page }) => {
  await signedIn(page)
  await page.goto('/tailor-resume')
  await expect(page.getByRole('heading', { name: 'No resume selected' })).toBeVisible()
  await expect(page.getByText('Select a resume first, then tailor it to a job advertisement.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to My Resumes' })).toHaveAttribute('href', '/my-resumes')
})

test('a resume that does not load says so', async ({ page }) => {
  await signedIn(page)
  await refuse(page, 'query SelectedResume', 'The database is on holiday.', 'INTERNAL')
  await page.goto('/resume/tailor')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Failed to load resume')
  await expect(page.getByRole('alert')).toContainText('The database is on holiday.')
})

test('what is missing is named, in order, and nothing is sent', async ({ page }) => {
  await withResume(page)
  await page.goto('/resume/tailor')
  await expect(page.getByRole('link', { name: 'Back to Resume', exact: true })).toHaveAttribute('href', '/resume')
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/resume')
  await expect(tailorButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()

  await ad(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(company(page)).toBeFocused()
  await expect(toast(page, 'Missing required info')).toBeVisible()
  await expect(description(page, 'Please enter the Advertising Company and Job Advertisement.')).toBeVisible()
  await expect(page.getByText('Enter the advertising company name')).toBeVisible()
  await expect(page.getByText('Paste a job advertisement to tailor to')).toBeVisible()

  await company(page).fill('Fernhill Energy')
  await page.keyboard.press('Enter')
  await expect(ad(page)).toBeFocused()
  await expect(page.getByText('Enter the advertising company name')).toBeHidden()
  await expect(tailorButton(page)).toBeDisabled()
  await ad(page).fill('   ')
  await expect(tailorButton(page)).toBeDisabled()
  await ad(page).fill(advertisement)
  await expect(tailorButton(page)).toBeEnabled()
})

test('the advertisement is cut at 6000 characters and warns above 5800', async ({ page }) => {
  await withResume(page)
  await page.goto('/resume/tailor')
  await expect(page.getByText('0 / 6000')).toBeVisible()
  await expect(ad(page)).toHaveAttribute('rows', '32')
  await ad(page).fill('a'.repeat(5800))
  await expect(page.getByText('5800 / 6000')).toBeVisible()
  await expect(page.getByText('Approaching maximum length')).toBeHidden()
  await ad(page).fill('a'.repeat(5801))
  await expect(page.getByText('Approaching maximum length')).toBeVisible()
  await ad(page).fill('a'.repeat(6001))
  await expect(page.getByText('6000 / 6000')).toBeVisible()
  await expect(ad(page)).toHaveValue('a'.repeat(6000))
})

test('a saved job fills both fields, and Clear empties them', async ({ page }) => {
  await withResume(page)
  const job = { ...emptyJob, createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' }
  const jobDescriptions = [
    { ...job, id: 1, title: 'Analyst', company: 'Fernhill Energy', description: 'b'.repeat(6100) },
    { ...job, id: 2, title: null, company: 'Ashgrove', description: 'A short one.' },
  ]
  await answer(page, 'query JobDescriptions', { data: { jobDescriptions } })
  await page.goto('/resume/tailor')
  const picker = page.getByLabel('Use Existing Job Description (optional)')
  await expect(picker.locator('option')).toContainText(['Choose one'])
  await expect(picker.getByRole('option', { name: 'Untitled · Ashgrove' })).toBeAttached()
  await picker.selectOption('Analyst · Fernhill Energy')
  await expect(company(page)).toHaveValue('Fernhill Energy')
  await expect(ad(page)).toHaveValue('b'.repeat(6000))
  await expect(toast(page, 'Job ad truncated')).toBeVisible()
  await expect(description(page, 'The content exceeded 6000 characters and was truncated.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(company(page)).toHaveValue('')
  await expect(ad(page)).toHaveValue('')
})

test('an advertisement is fetched by the browser, then by the server, and else one pastes it', async ({ page }) => {
  await withResume(page)
  await page.goto('/resume/tailor')
  const url = page.getByLabel('Fetch from URL (optional)')
  const fetchIt = page.getByRole('button', { name: 'Fetch' })
  await fetchIt.click()
  await expect(ad(page)).toHaveValue('')

  const html = `<body><h1>Cook</h1><p>Rosewater Foods, Leeds</p><p>You cook soup every day.</p>\n\n\n\n<p>Apply now.</p></body>`
  await page.route('https://jobs.example/**', (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
  )
  await url.fill('https://jobs.example/cook')
  await fetchIt.click()
  await expect(ad(page)).toHaveValue(/You cook soup every day\./)
  expect(await ad(page).inputValue()).not.toMatch(/\n{3}/)

  await page.route('https://jobs.example/**', (route) => route.fulfill({ status: 403 }))
  await answer(page, 'FetchJobAdvertisement', {
    data: { fetchJobAdvertisement: { title: 'Baker', company: 'Oven', location: null, text: `${'c'.repeat(6001)}` } },
  })
  await fetchIt.click()
  await expect(company(page)).toHaveValue('Oven')
  await expect(page.getByText('6000 / 6000')).toBeVisible()
  await expect(toast(page, 'Job ad truncated')).toBeVisible()

  await refuse(page, 'FetchJobAdvertisement', 'No.')
  await fetchIt.click()
  await expect(toast(page, 'Fetch failed')).toBeVisible()
  await expect(
    description(
      page,
      'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.',
    ),
  ).toBeVisible()
})

test('a resume is tailored, its changes undone, saved, downloaded and deleted', async ({ page }) => {
  await withResume(page)
  const analyses: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('mutation AnalyzeJobMatch')) analyses.push(body)
  })
  await page.goto('/resume/tailor')
  await company(page).fill('Fernhill Energy')
  await ad(page).fill(advertisement)
  await tailorButton(page).click()
  await expect(editor(page)).toContainText('Corbel Insurance')
  await expect(toast(page, 'Analysis started')).toBeVisible()
  await expect(
    description(page, "We're generating insights for this job. Check Competitive Analysis shortly."),
  ).toBeVisible()
  expect(JSON.parse(analyses[0] ?? '').variables.input).toMatchObject({
    jobTitle: 'Job',
    companyName: 'Fernhill Energy',
    jobUrl: null,
    forceRefresh: true,
  })
  await expect(explanation(page)).toContainText('What changed and why')
  await expect(page.getByText('Last saved just now')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible()

  const undo = page.getByRole('button', { name: 'Undo: change 1' })
  await undo.click()
  await expect(page.getByRole('button', { name: 'Take again: change 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Take again: change 1' }).click()
  await expect(undo).toBeVisible()

  await editor(page).getByText('Built Tableau dashboards').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' in Leeds')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(description(page, 'Tailored version updated.')).toBeVisible()
  await expect(editor(page).getByRole('heading', { name: 'Experience' })).toBeVisible()

  for (const format of ['PDF', 'DOCX']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${format}` }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
  }

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Deleted')).toBeVisible()
  await expect(description(page, 'Tailored version deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Your resume, before tailoring' })).toContainText('Mara Ellison')
  await expect(explanation(page)).not.toContainText('What changed and why')
})

test('opened and saved unchanged, a tailored version is byte for byte what it was', async ({ page }) => {
  const { call } = await tailored(page)
  const read = async () =>
    (await call<{ tailoredResumes: { id: number; content: string }[] }>('resume', '{ tailoredResumes { id content } }'))
      .tailoredResumes[0]
  const before = await read()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  expect(await read()).toEqual(before)
})

test('a version changed in another tab is not overwritten: both are shown, and one chooses', async ({ page }) => {
  const { call } = await tailored(page)
  const { tailoredResumes } = await call<{ tailoredResumes: { id: number; content: string }[] }>(
    'resume',
    '{ tailoredResumes { id content } }',
  )
  const version = tailoredResumes[0] ?? { id: 0, content: '' }
  await call(
    'resume',
    'mutation ($id: Int!, $content: String!) { updateTailoredResumeContent(id: $id, content: $content, title: "Theirs") { content } }',
    version,
  )
  await page.getByLabel('Title').fill('Mine')
  await expect(toast(page, 'Save failed')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This version was changed elsewhere in the meantime.')
  await expect(page.getByLabel('Title')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  await page.getByLabel('Title').fill('Mine again')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
})

test('"Open" in a list preselects a version, once', async ({ page }) => {
  const { call } = await tailored(page)
  const { tailoredResumes } = await call<{ tailoredResumes: { id: number }[] }>('resume', '{ tailoredResumes { id } }')
  await page.evaluate(
    (id) => localStorage.setItem('selected_tailored_resume_id', String(id)),
    tailoredResumes[0]?.id ?? 0,
  )
  await page.goto('/resume/tailor')
  await expect(editor(page)).toContainText('Corbel Insurance')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
  await expect(company(page)).toHaveValue('Fernhill Energy')
  await expect(ad(page)).toHaveValue(advertisement)
  expect(await page.evaluate(() => localStorage.getItem('selected_tailored_resume_id'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
})

test('what fails says why, and leaves what was typed and when it was saved', async ({ page }) => {
  await tailored(page)
  await refuse(page, 'UpdateTailoredResumeContent', 'Too long.')
  await page.getByLabel('Title').fill('Another title')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Save failed')).toBeVisible()
  await expect(description(page, 'Too long.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Another title')
  await expect(page.getByText(/^Last saved /)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()

  await refuse(page, 'GenerateTailoredResumeDocument', '')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(toast(page, 'Download failed')).toBeVisible()

  await answer(page, 'DeleteTailoredResume', { data: { deleteTailoredResume: false } })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete failed')).toBeVisible()
  await expect(description(page, 'Could not delete tailored version')).toBeVisible()

  await refuse(page, 'mutation TailorResume', 'You have used all 5 of this month.', 'LIMIT_REACHED')
  await tailorButton(page).click()
  await expect(toast(page, 'Tailoring failed')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('You have used all 5 of this month.')
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  await expect(ad(page)).toHaveValue(advertisement)
})

test('the last-saved label follows the time', async ({ page }) => {
  await page.clock.install()
  await tailored(page)
  await expect(page.getByText('Last saved just now')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByText(/Last saved 3\d seconds ago/)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Last saved 1 minute ago')).toBeVisible()
  await page.clock.runFor(60 * 60_000)
  await expect(page.getByText('Last saved 1 hour ago')).toBeVisible()
})

test('what the resume does not show is asked, and an answer is kept as a fact', async ({ page }) => {
  await withResume(page)
  await page.goto('/resume/tailor')
  await ad(page).fill(advertisement)
  await page.getByRole('button', { name: 'Ask me what my resume does not show' }).click()
  const question = page.getByRole('textbox', { name: /Snowflake/ })
  await question.fill('Loaded claims data into Snowflake at Corbel Insurance.')
  await page.getByRole('button', { name: 'Keep my answer' }).first().click()
  await expect(question).toBeHidden()
  await page.getByText('Your answer', { exact: true }).click()
  await expect(page.getByText('Loaded claims data into Snowflake at Corbel Insurance.')).toBeVisible()
  await page.getByRole('button', { name: /^Delete: Loaded/ }).click()
  await expect(page.getByText('Loaded claims data into Snowflake at Corbel Insurance.')).toBeHidden()
})
