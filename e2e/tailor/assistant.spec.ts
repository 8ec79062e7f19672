import { expect } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { countClicks } from '../clicks.ts'
import { copiedPrompt, pasteReply, withClipboard } from '../own-assistant.ts'
import { test } from '../story.ts'
import { editor, explanation, openTailored } from './tailor-page.ts'

const honest = 'Built dashboards in Tableau for store managers (38 stores)'
const lie = 'Led a team of 40 analysts and automated the weekly stock report in Python'

type Numbers = Awaited<ReturnType<typeof copiedPrompt>>

const editsIn = ({ lineOf, requirementOf }: Numbers) => {
  const [built, automated] = [lineOf('Built Tableau'), lineOf('Automated')]
  return {
    edits: [
      { line: built, text: honest, reason: 'The tool comes first.', sources: [built] },
      { line: automated, text: lie, reason: 'Stronger.', sources: [automated] },
    ],
    shown: [{ requirement: requirementOf('Looker'), lines: [built] }],
  }
}

/** Three assistants: one keeps to the form, one chats and has a form of its own, one stops in the middle. */
const replies: [kind: string, replyTo: (numbers: Numbers) => string][] = [
  ['neat', (numbers) => JSON.stringify(editsIn(numbers))],
  [
    'chatty',
    ({ lineOf, requirementOf }) =>
      `Great resume! Here is what I would change:\n\n**Line ${lineOf('Built Tableau')}:** ${honest}\n*Reason:* The tool comes first.\n\n**Line ${lineOf('Automated')}:** ${lie}\n*Reason:* Stronger.\n\nAnd this is what shows what they ask:\n- **${requirementOf('Looker')}:** line ${lineOf('Built Tableau')}\n\nLet me know if you want a cover letter too!`,
  ],
  [
    'cut off',
    (numbers) => {
      const whole = `Here you are:\n\`\`\`json\n${JSON.stringify(editsIn(numbers), null, 2)}`
      return whole.slice(0, whole.indexOf('automated the weekly'))
    },
  ],
]

for (const [kind, replyTo] of replies) {
  test(`from a result to the first line of one’s own assistant in four presses: a reply that is ${kind}`, async ({
    page,
  }) => {
    const clicks = await countClicks(page)
    await withClipboard(page)
    await openTailored(page)
    const numbers = await copiedPrompt(page)
    await expect(page.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('target', '_blank')
    await pasteReply(page, replyTo(numbers))

    await expect(page.getByText('Your assistant’s reply: 1 suggestion. None is on your resume yet.')).toBeVisible()
    await expect(editor(page)).not.toContainText(honest)
    const marks = page.getByRole('region', { name: 'Changes on this page' })
    await marks.getByRole('button', { name: 'Use it' }).click()
    await expect(editor(page)).toContainText(honest)
    expect(clicks.pressed.length).toBeLessThanOrEqual(4)
    await expect(editor(page)).not.toContainText('team of 40')
  })
}

test('what no line says is told with the reason, and what cannot be read stays to be mended', async ({ page }) => {
  await withClipboard(page)
  const { id } = await openTailored(page)
  const numbers = await copiedPrompt(page)
  await pasteReply(page, 'Sorry, what?')
  await expect(page.getByText('We found no lines in this. Paste the whole reply.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'The reply' })).toHaveValue('Sorry, what?')
  expect(await violationsOn(page)).toEqual([])

  await pasteReply(page, JSON.stringify(editsIn(numbers)))
  await page.getByText('1 suggestion can’t be used as it is').click()
  await expect(page.getByRole('listitem').filter({ hasText: lie }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^Check first/ })).toContainText(lie)
  await expect(explanation(page)).not.toContainText(lie)
  expect(await violationsOn(page)).toEqual([])

  // What it points at is kept for the version, and gives nothing by itself.
  const pointed = await page.evaluate((version) => localStorage.getItem(`assistant_lines_${version}`), id)
  expect(JSON.parse(pointed ?? '{}')).toEqual({ Looker: [expect.stringContaining('Built Tableau')] })
})
