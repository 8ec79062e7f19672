import { expect, type Page } from '@playwright/test'
import { downloaded } from '../downloads.ts'
import { type SignedIn, saveResume, signedIn } from '../signed-in.ts'
import { test } from '../story.ts'
import { expectToast } from '../told.ts'
import { ad, button, company, editor, untailored } from './tailor-page.ts'

const resume = `Ines Falk
Bristol, UK | ines.falk@example.com

Experience
Workshop Hand, Harbour Cycles, Bristol
Mar 2019 - Feb 2024
- Fixed 30 bicycles a week
- Checked brakes and lights before each hire
- Sold tickets for the island tour at the gate

Skills
Wheel building
`
const advertisement = `Cycle Technician
Quay Bikes, Bristol

What you will do
- Repair bicycles and cargo trikes
- Inspect brakes and lights before each ride
- Keep the workshop tidy

What you bring
- Two years in a workshop
`

const word = (page: Page) => page.getByRole('region', { name: /^Needs your word/ })
const suggestion = (page: Page, text: string) => word(page).getByRole('listitem').filter({ hasText: text })
const press = (page: Page, text: string, name: string) => suggestion(page, text).getByRole('button', { name }).click()

/** The version that is made on the screen. */
async function tailor(page: Page) {
  await page.goto('/resume/tailor')
  await expect(untailored(page)).toContainText('Harbour Cycles')
  await company(page).fill('Quay Bikes')
  await ad(page).fill(advertisement)
  await button(page, 'Tailor & Save').click()
  await expectToast(page, 'Tailored & Saved', 'A new tailored version was created.')
}

/** What a person gets who downloads the newest version. */
async function fileOf({ call }: SignedIn): Promise<string> {
  const { tailoredResumes } = await call<{ tailoredResumes: { id: number }[] }>('resume', '{ tailoredResumes { id } }')
  const made = await call<{ generateTailoredResumeDocument: { contentBase64: string } }>(
    'resume',
    'mutation ($id: Int!) { generateTailoredResumeDocument(id: $id, format: "txt") { contentBase64 } }',
    { id: Math.max(...tailoredResumes.map(({ id }) => id)) },
  )
  return Buffer.from(made.generateTailoredResumeDocument.contentBase64, 'base64').toString()
}

test('the advertisement’s near word is asked about: a yes stands in text and file as the person’s, a no stays gone', async ({
  page,
}) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await tailor(page)

  await expect(word(page).getByRole('group')).toHaveCount(2)
  await expect(word(page)).toContainText('You wrote “Fixed”. Is “Repaired” right?')
  await expect(word(page)).toContainText('The ad says “Repair bicycles and cargo trikes”.')
  await expect(editor(page)).toContainText('Fixed 30 bicycles a week')
  await expect(editor(page)).not.toContainText('Repaired')

  await press(page, 'Repaired 30 bicycles a week', 'Yes, that is true')
  await expectToast(page, 'It is there now', 'Your answer is kept with today’s date.')
  await expect(editor(page)).toContainText('Repaired 30 bicycles a week')
  await expect(page.getByRole('region', { name: 'Each change' }).getByText('Confirmed by you')).toBeVisible()
  await press(page, 'Inspected brakes and lights', 'No, keep mine')
  await expect(word(page).getByText('That was all. Thank you.')).toBeVisible()

  await downloaded(page, () => button(page, 'Download PDF').click())
  const file = await fileOf(somebody)
  expect(file).toContain('Repaired 30 bicycles a week')
  expect(file).toContain('Checked brakes and lights before each hire')

  await tailor(page)
  await expect(editor(page)).toContainText('Repaired 30 bicycles a week')
  await expect(editor(page)).toContainText('Checked brakes and lights before each hire')
  await expect(word(page)).toHaveCount(0)
})

test('a line can be put another way: it is the person’s own from then on, and not asked about', async ({ page }) => {
  const somebody = await signedIn(page)
  await saveResume(somebody, 'General', resume)
  await tailor(page)
  await press(page, 'Repaired 30 bicycles a week', 'Put it another way')
  await page
    .getByRole('textbox', { name: 'The line in your own words' })
    .fill('Kept 30 hire bicycles a week on the road')
  await button(page, 'Use my words').click()
  await expectToast(page, 'Your words are there now', 'The line is marked as typed by you.')
  await expect(editor(page)).toContainText('Kept 30 hire bicycles a week on the road')
  // The summary goes on quoting what the resume says.
  await expect(editor(page).getByRole('listitem').filter({ hasText: 'Fixed 30 bicycles a week' })).toHaveCount(0)
  await expect(word(page).getByRole('group')).toHaveCount(1)
  await expect(word(page).getByRole('button', { name: 'No, keep mine' })).toBeFocused()
  await expect(page.getByText('1 line typed by you')).toBeVisible()
  expect(await fileOf(somebody)).toContain('Kept 30 hire bicycles a week on the road')
})
