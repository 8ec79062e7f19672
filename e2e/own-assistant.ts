import { expect, type Page } from '@playwright/test'

/** So that the page may copy, and somebody else's reply can be pasted. */
export const withClipboard = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

/** Opens the panel and copies the prompt, which tells nobody who the person is: two presses. */
export async function copiedPrompt(page: Page) {
  await page.getByRole('button', { name: 'Better wording with your assistant' }).click()
  await page.getByRole('button', { name: 'Copy the prompt' }).click()
  await expect(page.getByText('Copied. Paste it into your assistant.')).toBeVisible()
  const prompt = await page.evaluate(() => navigator.clipboard.readText())
  expect(prompt).toBe(await page.getByRole('textbox', { name: 'The prompt' }).inputValue())
  expect(prompt).not.toMatch(/Ellison|mara\.ellison|07700/)
  const numberIn = (pattern: RegExp) => Number(pattern.exec(prompt)?.[1] ?? Number.NaN)
  return {
    /** The number by which the prompt knows the line with these words. */
    lineOf: (words: string) => numberIn(new RegExp(`^(\\d+)\\*?\\. .*${words}`, 'm')),
    requirementOf: (words: string) => `R${numberIn(new RegExp(`^R(\\d+)\\. .*${words}`, 'm'))}`,
  }
}

/** From the clipboard into the field, in the place of what stands there; it is read at once. */
export async function pasteReply(page: Page, reply: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), reply)
  await page.getByRole('textbox', { name: 'The reply' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}
