import { expect } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { ownAssistant, pasteAnswer, withoutClipboard } from '../own-assistant.ts'
import { test } from '../story.ts'
import { editor, explanation, openTailored } from './tailor-page.ts'

const honest = 'Built dashboards in Tableau for store managers (38 stores)'
const lie = 'Led a team of 40 analysts and automated the weekly stock report in Python'

test('a person’s own chat assistant: the prompt goes out, what one says yes to of the answer is in', async ({
  page,
}) => {
  await withoutClipboard(page)
  await openTailored(page)
  const { dialog, numberOf } = await ownAssistant(page)

  const edits = [
    {
      line: numberOf('Built Tableau'),
      text: honest,
      reason: 'The tool comes first.',
      sources: [numberOf('Built Tableau')],
    },
    { line: numberOf('Automated'), text: lie, reason: 'Stronger.', sources: [numberOf('Automated')] },
  ]
  await pasteAnswer(dialog, 'Sorry, what?')
  await expect(dialog.getByText(/^We found no lines for your resume in this/)).toBeVisible()

  await pasteAnswer(dialog, `Here you are:\n\`\`\`json\n${JSON.stringify({ edits }, null, 2)}\n\`\`\`\nGood luck!`)
  await expect(dialog.getByText('1 line needs your OK.')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Left out' })).toContainText(lie)
  expect(await violationsOn(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: /^Check first/ })).toContainText(lie)
  await expect(editor(page)).not.toContainText(honest)
  await page
    .getByRole('region', { name: /^Needs your OK/ })
    .getByRole('button', { name: 'Use it' })
    .click()
  await expect(editor(page)).toContainText(honest)
  await expect(editor(page)).not.toContainText('team of 40')
  await expect(explanation(page)).not.toContainText(lie)
})
