import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shades } from '../apps/web/src/features/marketing/landing/pictures.ts'
import { sampleJob, sampleResume } from '../apps/web/src/lib/texts/sample.ts'
import { forEveryone, forStrangers, madeBy } from './addresses.ts'
import type { Call } from './api.ts'
import { makeOneOfEverything } from './one-of-everything.ts'
import { showInTailor, signedIn } from './signed-in.ts'

// What `npm run pictures` writes to docs/screens/: the main pages as a desk, a tablet and a phone show them first, in the
// light and in the dark. With `every` behind it each page is taken as well, to its end: to be looked at, and not kept.

const folder = process.env.PICTURES ?? ''

const windows = [
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
]

/** Once nothing of it is waited for. */
async function take(page: Page, name: string, { folder: to = 'screens', fullPage = false } = {}) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // The style guide shows what waits, for ever.
  if (!name.includes('modern-ui')) await expect(main.locator('[class*="_skeleton_"]')).toHaveCount(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const colorScheme of shades) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(folder, to, `${name}-${width}-${colorScheme}.png`),
      fullPage,
      style: '[aria-label^="Notifications"] { display: none !important }',
    })
  }
}

const made = (call: Call) =>
  makeOneOfEverything(call, {
    ...{ title: 'Data analyst', content: sampleResume },
    ...{ advertisement: sampleJob.text, company: sampleJob.company, skill: 'SQL' },
  })

async function analysisOf(call: Call, resumeId: number) {
  const { jobMatchAnalysesByResume } = await call<{ jobMatchAnalysesByResume: { id: number }[] }>(
    'resume',
    'query ($id: Int!) { jobMatchAnalysesByResume(resumeId: $id) { id } }',
    { id: resumeId },
  )
  return `/competitive-analysis?id=${jobMatchAnalysesByResume[0]?.id}`
}

/** `/resume/7/edit` is `resume-edit`. */
const nameOf = (path: string) => path.match(/[a-z]+/g)?.join('-') ?? 'landing'

async function takeEvery(page: Page, paths: readonly string[], who: string) {
  for (const path of paths) {
    await page.goto(path)
    await take(page, `${who}-${nameOf(path)}`, { folder: 'pages', fullPage: true })
  }
}

for (const { deviceScaleFactor, ...viewport } of windows)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('the main pages', async ({ page }) => {
      const { call } = await signedIn(page)
      await page.goto('/')
      await take(page, 'landing')

      const { letterId, resumeId } = await made(call)
      await showInTailor(page, letterId)
      for (const [name, path] of [
        ['dashboard', '/my'],
        ['tailor', '/resume/tailor'],
        ['analysis', await analysisOf(call, resumeId)],
        ['editor', `/resume/${resumeId}/edit`],
        ['letter', `/edit-cover-letter/${letterId}`],
      ] as const) {
        await page.goto(path)
        // The version that is open comes after the page.
        if (name === 'tailor') await expect(page.getByRole('textbox', { name: 'Tailored resume' })).toBeVisible()
        // Its styles show what each would write, once they have been asked.
        if (name === 'letter') await expect(page.locator('label', { hasText: /^Warm\S/ })).toBeAttached()
        await take(page, name)
      }
    })

    test.describe('every page', () => {
      test.skip(process.env.PICTURES_OF !== 'every')
      test.use({ deviceScaleFactor: 1 })

      test('of a stranger', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
        const paths = [...forEveryone, ...forStrangers].map(({ path }) => path)
        await takeEvery(page, paths, 'out')
      })

      test('of somebody who has just come', async ({ page }) => {
        await signedIn(page)
        const paths = ['/my', '/my-resumes', '/upload', '/create-resume', '/cover-letters', '/skills', '/settings']
        await takeEvery(page, [...paths, '/resume/tailor', '/competitive-analysis', '/interview-guides'], 'new')
      })

      test('of somebody at work', async ({ page }) => {
        const { call } = await signedIn(page)
        const all = await made(call)
        const paths = [...madeBy(all).map(({ path }) => path), await analysisOf(call, all.resumeId)]
        await showInTailor(page, all.letterId)
        await takeEvery(page, ['/resume/tailor'], 'result')
        await takeEvery(page, paths, 'in')
      })
    })
  })
