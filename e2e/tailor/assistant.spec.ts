import { expect, test } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { button, editor, explanation, openTailored } from './tailor-page.ts'

const honest = 'Built dashboards in Tableau for store managers (38 stores)'
const lie = 'Led a team of 40 analysts and automated the weekly stock report in Python'

test('a person’s own chat assistant: the prompt goes out, what stands of the answer comes back', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await openTailored(page)
  await button(page, 'Use your own chat assistant').click()
  const dialog = page.getByRole('dialog', { name: 'Use your own chat assistant' })

  await dialog.getByRole('button', { name: '1. Copy the prompt' }).click()
  const prompt = await dialog.getByRole('textbox', { name: 'The prompt' }).inputValue()
  expect(prompt).not.toMatch(/Ellison|mara\.ellison|07700/)
  const numberOf = (words: string) =>
    Number(new RegExp(`^(\\d+)\\*\\. .*${words}`, 'm').exec(prompt)?.[1] ?? Number.NaN)
  expect(await violationsOn(page)).toEqual([])

  const edits = [
    {
      line: numberOf('Built Tableau'),
      text: honest,
      reason: 'The tool comes first.',
      sources: [numberOf('Built Tableau')],
    },
    { line: numberOf('Automated'), text: lie, reason: 'Stronger.', sources: [numberOf('Automated')] },
  ]
  await dialog.getByLabel('2. Paste the answer').fill('Sorry, what?')
  await dialog.getByRole('button', { name: 'Check the answer' }).click()
  await expect(dialog.getByText(/^We found no lines for your resume in this/)).toBeVisible()

  await dialog
    .getByLabel('2. Paste the answer')
    .fill(`Here you are:\n\`\`\`json\n${JSON.stringify({ edits }, null, 2)}\n\`\`\`\nGood luck!`)
  await dialog.getByRole('button', { name: 'Check the answer' }).click()
  await expect(dialog.getByText('1 line of it stands now.')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Left out' })).toContainText(lie)
  expect(await violationsOn(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(editor(page)).toContainText(honest)
  await expect(editor(page)).not.toContainText('team of 40')
  await expect(explanation(page)).toContainText(lie)
})
