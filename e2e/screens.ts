import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shades } from '../apps/web/src/features/marketing/landing/pictures.ts'
import { sampleJob, sampleResume } from '../apps/web/src/lib/sample/sample-texts.ts'
import { makeOneOfEverything } from './one-of-everything.ts'
import { showInTailor, signedIn } from './signed-in.ts'

// What `npm run pictures` writes to docs/screens/: the main pages as a desk and a phone show them first, in the light and in
// the dark.

const folder = process.env.PICTURES ?? ''

const windows = [
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
]

/** Once nothing of it is waited for. */
async function take(page: Page, name: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.locator('[class*="_skeleton_"]')).toHaveCount(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const colorScheme of shades) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(folder, 'screens', `${name}-${width}-${colorScheme}.png`),
      style: '[aria-label^="Notifications"] { display: none !important }',
    })
  }
}

for (const { deviceScaleFactor, ...viewport } of windows)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, deviceScaleFactor })

    test('the main pages', async ({ page }) => {
      const { call } = await signedIn(page)
      await page.goto('/')
      await take(page, 'landing')

      const { letterId, resumeId } = await makeOneOfEverything(call, {
        ...{ title: 'Data analyst', content: sampleResume },
        ...{ advertisement: sampleJob.text, company: sampleJob.company, skill: 'SQL' },
      })
      const { jobMatchAnalysesByResume } = await call<{ jobMatchAnalysesByResume: { id: number }[] }>(
        'resume',
        'query ($id: Int!) { jobMatchAnalysesByResume(resumeId: $id) { id } }',
        { id: resumeId },
      )
      await showInTailor(page, letterId)
      for (const [name, path] of [
        ['dashboard', '/my'],
        ['tailor', '/resume/tailor'],
        ['analysis', `/competitive-analysis?id=${jobMatchAnalysesByResume[0]?.id}`],
        ['editor', `/resume/${resumeId}/edit`],
        ['letter', `/edit-cover-letter/${letterId}`],
      ] as const) {
        await page.goto(path)
        await take(page, name)
      }
    })
  })
