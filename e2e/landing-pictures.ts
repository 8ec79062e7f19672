/// <reference lib="dom" />
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type PictureName, pictureSize, shades } from '../apps/web/src/features/marketing/landing/pictures.ts'
import { sampleJob, sampleResume, sampleTitle } from '../apps/web/src/lib/texts/sample.ts'
import { analysed, type SignedIn, showInTailor, signedIn } from './signed-in.ts'

// What `npm run pictures` looks at for the landing page: each as it stands in the light and in the dark.

const folder = process.env.PICTURES ?? ''
const { text: jobDescription, company } = sampleJob
const above = 16

async function takePictures(page: Page, name: PictureName, top: Locator) {
  await expect(top).toBeVisible()
  for (const colorScheme of shades) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    const box = await top.boundingBox()
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.screenshot({
      path: join(folder, `${name}-${colorScheme}.png`),
      fullPage: true,
      clip: { x: 0, y: Math.max(0, (box?.y ?? 0) + scrolled - above), ...pictureSize },
      style: '[aria-label^="Notifications"] { display: none !important }',
    })
  }
}

async function addSample({ call }: SignedIn): Promise<number> {
  const input = { title: sampleTitle, content: sampleResume, isSample: true }
  const answer = await call<{ createResume: { id: number } }>(
    'resume',
    'mutation ($input: ResumeInput!) { createResume(input: $input) { id } }',
    { input },
  )
  return answer.createResume.id
}

async function tailored({ call }: SignedIn, resumeId: number): Promise<number> {
  const { tailorResume } = await call<{ tailorResume: { id: number } }>(
    'resume',
    `mutation ($resumeId: Int!, $jobDescription: String!, $company: String!) {
      tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: $company) { id }
    }`,
    { resumeId, jobDescription, company },
  )
  return tailorResume.id
}

test('the product at work on its sample', async ({ page }) => {
  const somebody = await signedIn(page)
  const resumeId = await addSample(somebody)
  const versionId = await tailored(somebody, resumeId)
  await showInTailor(page, versionId)
  await page.goto('/resume/tailor')
  await takePictures(page, 'tailor', page.getByRole('region', { name: 'Each change' }))

  const job = { jobDescription, jobTitle: sampleJob.title, companyName: company }
  await page.goto(`/competitive-analysis?id=${await analysed(somebody, { resumeId, ...job })}`)
  await takePictures(page, 'analysis', page.getByRole('region', { name: 'Requirements' }))

  const write = 'mutation ($id: Int!) { generateCoverLetter(tailoredId: $id) { content } }'
  await somebody.call('resume', write, { id: versionId })
  await page.goto(`/edit-cover-letter/${versionId}`)
  await takePictures(page, 'letter', page.getByRole('region', { name: 'The letter' }))
})
