import { expect } from '@playwright/test'
import { violationsOn } from '../accessible.ts'
import { test } from '../story.ts'
import { expectToast } from '../told.ts'
import { answer, editor, openTailored, requestsOf, rewrite, stopRewriting } from './tailor-page.ts'

test.afterEach(stopRewriting)

const before = 'Built Tableau dashboards for store managers (38 stores)'
const suggestion = {
  ...{ id: 1, before, text: before.replace('managers', 'leads'), reason: 'The ad’s own word.', requirement: null },
  doubts: [{ words: 'leads', question: 'You wrote “managers”. Is “leads” right?', from: 35, to: 40 }],
}
const other = { ...suggestion, id: 2 }

test('what only the person can settle is asked, one by one and by keyboard; what they type is named as theirs', async ({
  page,
}) => {
  let open = [suggestion, other]
  const sent = requestsOf(page, 'AnswerSuggestion')
  await rewrite(page, 'TailoredResume', () => ({ suggestions: open }))
  const { id } = await openTailored(page)
  await answer(page, 'AnswerSuggestion', { data: { answerSuggestion: { id, updatedAt: new Date().toISOString() } } })

  const word = page.getByRole('region', { name: /^Needs your word/ })
  await expect(word.getByRole('group')).toHaveCount(2)
  await expect(page.getByText('Every word comes from your resume or from what you told us.')).toBeVisible()
  await expect(editor(page)).not.toContainText('store leads')
  expect(await violationsOn(page)).toEqual([])

  open = [other]
  await word.getByRole('button', { name: 'Yes, that is true' }).first().click()
  await expectToast(page, 'It is there now', 'Your answer is kept with today’s date.')
  await expect(word.getByRole('group')).toHaveCount(1)
  await expect(word.getByRole('button', { name: 'No, keep mine' })).toBeFocused()
  open = []
  await page.keyboard.press('n')
  await expect(word.getByText('That was all. Thank you.')).toBeVisible()
  await expect(word).toBeFocused()
  await expect
    .poll(() => sent)
    .toEqual([
      { id: 1, yes: true },
      { id: 2, yes: false },
    ])

  await editor(page).getByText('Ran 11 A/B tests').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and sang')
  await expect(page.getByText('1 line typed by you')).toBeVisible()
  await expect(page.getByText('Every word comes from your resume or from what you told us.')).toBeHidden()
})
