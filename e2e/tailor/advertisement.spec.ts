import { expect } from '@playwright/test'
import { test } from '../story.ts'
import { expectFailure, expectToast, toastsTold } from '../told.ts'
import { ad, advertisement, answer, button, company, openTailor, refuse, requestsOf } from './tailor-page.ts'

test('what is missing is named, in order; what is too long is cut; nothing is sent', async ({ page }) => {
  const sent = requestsOf(page, 'TailorResume')
  const told = toastsTold(page)
  await openTailor(page)
  const tailor = button(page, 'Tailor & Save')
  for (const name of ['Job Advertisement', 'Tailored Resume', 'Changes Explanation']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Back to Resume', exact: true })).toHaveAttribute('href', '/resume')
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toHaveAttribute('href', '/resume')
  await expect(ad(page)).toHaveAttribute('rows', '32')
  for (const name of ['Tailor & Save', 'Save Changes', 'Delete']) await expect(button(page, name)).toBeDisabled()

  await ad(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(company(page)).toBeFocused()
  await expectFailure(page, 'Missing required info', 'Please enter the Advertising Company and Job Advertisement.')
  await expect(company(page)).toHaveAccessibleDescription('Enter the advertising company name')
  await expect(ad(page)).toHaveAccessibleDescription(/Paste a job advertisement to tailor to/)

  await company(page).fill('Fernhill Energy')
  await page.keyboard.press('Enter')
  await expect(ad(page)).toBeFocused()
  await expect(company(page)).toHaveAccessibleDescription('')
  await expect(ad(page)).toHaveAccessibleDescription(/Paste a job advertisement to tailor to/)
  await expect(tailor).toBeDisabled()
  await ad(page).fill('   ')
  await expect(tailor).toBeDisabled()
  await ad(page).fill(advertisement)
  await expect(tailor).toBeEnabled()
  await company(page).fill(' ')
  await expect(tailor).toBeDisabled()
  await ad(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(company(page)).toBeFocused()
  await expect(company(page)).toHaveAccessibleDescription('Enter the advertising company name')
  await expect(ad(page)).not.toHaveAccessibleDescription(/Paste a job advertisement to tailor to/)
  await expect.poll(() => told.filter(({ words }) => words.startsWith('Missing required info'))).toHaveLength(3)
  expect(sent).toEqual([])

  const warning = page.getByText('Approaching maximum length')
  await ad(page).fill('')
  await expect(page.getByText('0 / 6000')).toBeVisible()
  await ad(page).fill('a'.repeat(5800))
  await expect(page.getByText('5800 / 6000')).toBeVisible()
  await expect(warning).toBeHidden()
  const hint = page.locator(`[id="${await ad(page).getAttribute('id')}-hint"]`)
  await expect(hint).not.toHaveClass(/warn/)
  await ad(page).fill('a'.repeat(5801))
  await expect(warning).toBeVisible()
  await expect(hint).toHaveClass(/warn/)
  await ad(page).fill('a'.repeat(6001))
  await expect(page.getByText('6000 / 6000')).toBeVisible()
  await expect(ad(page)).toHaveValue('a'.repeat(6000))
  await ad(page).fill('a'.repeat(5999))
  await page.keyboard.type('bc')
  await expect(page.getByText('6000 / 6000')).toBeVisible()
  await expect(ad(page)).toHaveValue(`${'a'.repeat(5999)}b`)
})

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
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}

test('a saved job is chosen, or one is fetched: by the browser, then by the server, and else one pastes it', async ({
  page,
}) => {
  await answer(page, 'JobDescriptions', {
    data: {
      jobDescriptions: [
        { ...emptyJob, id: 1, title: 'Analyst', company: 'Fernhill Energy', description: 'b'.repeat(6100) },
        { ...emptyJob, id: 2, title: null, company: 'Ashgrove', description: 'A short one.' },
      ],
    },
  })
  const told = toastsTold(page)
  const asked = requestsOf(page, 'FetchJobAdvertisement')
  await openTailor(page)
  const picker = page.getByLabel('Use Existing Job Description (optional)')
  await expect(picker.getByRole('option')).toHaveText([
    'Choose one',
    'Analyst · Fernhill Energy',
    'Untitled · Ashgrove',
  ])
  await picker.selectOption('Untitled · Ashgrove')
  await expect(company(page)).toHaveValue('Ashgrove')
  await expect(ad(page)).toHaveValue('A short one.')
  await picker.selectOption('Analyst · Fernhill Energy')
  await expect(company(page)).toHaveValue('Fernhill Energy')
  await expect(ad(page)).toHaveValue('b'.repeat(6000))
  await expectToast(page, 'Job ad truncated', 'The content exceeded 6000 characters and was truncated.')
  await button(page, 'Clear').click()
  await expect(company(page)).toHaveValue('')
  await expect(ad(page)).toHaveValue('')
  await expect(picker).toHaveValue('')

  const url = page.getByLabel('Fetch from URL (optional)')
  const fetchIt = button(page, 'Fetch')
  for (const nothing of ['', '  ']) {
    await url.fill(nothing)
    await fetchIt.click()
    await expect(fetchIt).toBeEnabled()
  }
  await expect(ad(page)).toHaveValue('')

  const html =
    '<body>\n\n<h1>Cook</h1><p>Rosewater Foods, Leeds</p><p>You cook soup every day.</p>\n\n\n\n<p>Apply now.</p>\n\n</body>'
  await page.route('https://jobs.example/**', (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
  )
  await url.fill('https://jobs.example/cook')
  const request = page.waitForRequest('https://jobs.example/cook')
  await fetchIt.click()
  expect((await request).method()).toBe('GET')
  const headers = await (await request).allHeaders()
  for (const name of ['authorization', 'cookie']) expect(headers).not.toHaveProperty(name)
  await expect(ad(page)).toHaveValue(/You cook soup every day\./)
  const text = await ad(page).inputValue()
  expect(text).not.toMatch(/\n{3}/)
  expect(text).toBe(text.trim())
  // Neither an empty address nor one that the browser may read is a matter for the server.
  expect(asked).toEqual([])

  await page.route('https://jobs.example/**', (route) => route.fulfill({ status: 403 }))
  const serverReads = (words: string) =>
    answer(page, 'FetchJobAdvertisement', {
      data: { fetchJobAdvertisement: { title: 'Baker', company: 'Oven', location: null, text: words } },
    })
  const cuts = () => told.filter(({ words }) => words.startsWith('Job ad truncated'))
  for (const [read, filled] of [
    ['\n\n Baker\n\nOven\n\n\n\n\nBread. \n', 'Baker\n\nOven\n\nBread.'],
    ['c'.repeat(6000), 'c'.repeat(6000)],
  ] as const) {
    await serverReads(read)
    await fetchIt.click()
    await expect(ad(page)).toHaveValue(filled)
  }
  await serverReads('d'.repeat(6001))
  await fetchIt.click()
  await expect(company(page)).toHaveValue('Oven')
  await expect(ad(page)).toHaveValue('d'.repeat(6000))
  await expectToast(page, 'Job ad truncated', 'The content exceeded 6000 characters and was truncated.')

  const failed = 'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.'
  const failures = () => told.filter(({ isFailure }) => isFailure)
  await refuse(page, 'FetchJobAdvertisement', 'No.')
  await fetchIt.click()
  await expectFailure(page, 'Fetch failed', failed)
  await expect.poll(failures).toHaveLength(1)
  await page.route('https://jobs.example/**', (route) => route.abort())
  await fetchIt.click()
  await expect.poll(failures).toHaveLength(2)
  await expectFailure(page, 'Fetch failed', failed)
  await expect(ad(page)).toHaveValue('d'.repeat(6000))
  // Once when the saved job was chosen and once now: not for what just fits.
  expect(cuts()).toHaveLength(2)
})

test('what the resume does not show is asked, and an answer is kept as a fact', async ({ page }) => {
  await openTailor(page)
  await ad(page).fill(advertisement)
  await button(page, 'Ask me what my resume does not show').click()
  const question = page.getByRole('textbox', { name: /Snowflake/ })
  await question.fill('Loaded claims data into Snowflake at Corbel Insurance.')
  await button(page, 'Use this answer').click()
  await expect(question).toBeHidden()
  await page.getByText('Your answer', { exact: true }).click()
  await expect(page.getByText('Loaded claims data into Snowflake at Corbel Insurance.')).toBeVisible()
  await page.getByRole('button', { name: /^Delete: Loaded/ }).click()
  await expect(page.getByText('Loaded claims data into Snowflake at Corbel Insurance.')).toBeHidden()
})

test('an employer in doubt is offered, one without doubt is filled in', async ({ page }) => {
  await openTailor(page)
  await ad(page).fill('Paper Conservator – Hollin\n\nWhat we ask\n- Bookbinding')
  await button(page, 'Use it').click()
  await expect(company(page)).toHaveValue('Hollin')
  await button(page, 'Clear').click()
  await ad(page).fill('Paper Conservator\nHollin Press Ltd, Leeds\n\nWhat we ask\n- Bookbinding')
  await expect(company(page)).toHaveValue('Hollin Press Ltd')
})
