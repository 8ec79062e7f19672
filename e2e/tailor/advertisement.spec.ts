import { expect } from '@playwright/test'
import { test } from '../story.ts'
import { expectFailure, expectToast } from '../told.ts'
import { ad, answer, button, company, openTailor, refuse, requestsOf } from './tailor-page.ts'

const page6100 = 'b'.repeat(6100)

test('what is missing is named and gone to; a job is chosen, or fetched by the browser, then by the server, and else pasted', async ({
  page,
}) => {
  const sent = requestsOf(page, 'TailorResume')
  const asked = requestsOf(page, 'FetchJobAdvertisement')
  const { call } = await openTailor(page)
  await ad(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(company(page)).toBeFocused()
  await expectFailure(page, 'Missing required info', 'Please enter the Advertising Company and Job Advertisement.')
  await expect(company(page)).toHaveAccessibleDescription('Enter the advertising company name')
  await company(page).fill('Fernhill Energy')
  await page.keyboard.press('Enter')
  await expect(ad(page)).toBeFocused()
  await expect(ad(page)).toHaveAccessibleDescription(/Paste a job advertisement to tailor to/)
  expect(sent).toEqual([])

  const save = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  await call('resume', save, { input: { title: 'Analyst', company: 'Ashgrove', description: page6100 } })
  await page.reload()
  await page.getByLabel('Use Existing Job Description (optional)').selectOption('Analyst · Ashgrove')
  await expect(company(page)).toHaveValue('Ashgrove')
  await expect(ad(page)).toHaveValue(page6100.slice(0, 6000))
  await expectToast(page, 'Job ad truncated', 'The content exceeded 6000 characters and was truncated.')
  await button(page, 'Clear').click()
  await expect(ad(page)).toHaveValue('')

  const html = '<body><h1>Cook</h1><p>Rosewater Foods, Leeds</p><p>You cook soup every day.</p><p>Apply now.</p></body>'
  await page.route('https://jobs.example/**', (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } }),
  )
  const fetchIt = button(page, 'Fetch')
  await page.getByLabel('Fetch from URL (optional)').fill('https://jobs.example/cook')
  const request = page.waitForRequest('https://jobs.example/cook')
  await fetchIt.click()
  const headers = await (await request).allHeaders()
  for (const name of ['authorization', 'cookie']) expect(headers).not.toHaveProperty(name)
  await expect(ad(page)).toHaveValue(/You cook soup every day\./)
  expect(asked, 'what the browser may read is no matter for the server').toEqual([])

  await page.route('https://jobs.example/**', (route) => route.fulfill({ status: 403 }))
  await answer(page, 'FetchJobAdvertisement', {
    data: { fetchJobAdvertisement: { title: 'Baker', company: 'Oven', location: null, text: 'Baker\n\nBread.' } },
  })
  await fetchIt.click()
  await expect(ad(page)).toHaveValue('Baker\n\nBread.')
  await expect(company(page)).toHaveValue('Oven')
  await refuse(page, 'FetchJobAdvertisement', 'No.')
  await fetchIt.click()
  await expectFailure(
    page,
    'Fetch failed',
    'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.',
  )
  await expect(ad(page)).toHaveValue('Baker\n\nBread.')
})
