import { expect, type Locator, type Page } from '@playwright/test'

interface Asked {
  dialog: Locator
  /** The number by which the prompt knows the line with these words. */
  numberOf(words: string): number
}

/** Where nothing can be copied, the prompt is shown. Before the page is opened. */
export const withoutClipboard = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })

/** The dialog with the prompt for one's own chat assistant, which tells nobody who the person is. */
export async function ownAssistant(page: Page): Promise<Asked> {
  await page.getByRole('button', { name: 'Better wording with your assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Better wording with your assistant' })
  await dialog.getByRole('button', { name: '1. Copy the prompt' }).click()
  const prompt = await dialog.getByRole('textbox', { name: 'The prompt' }).inputValue()
  expect(prompt).not.toMatch(/Ellison|mara\.ellison|07700/)
  return {
    dialog,
    numberOf: (words) => Number(new RegExp(`^(\\d+)\\*?\\. .*${words}`, 'm').exec(prompt)?.[1] ?? Number.NaN),
  }
}

/** What the assistant answered, and what became of it is told in the dialog. */
export async function pasteAnswer(dialog: Locator, answer: string): Promise<void> {
  await dialog.getByLabel('2. Paste the answer').fill(answer)
  await dialog.getByRole('button', { name: 'Check the answer' }).click()
}
