import type { Download, Page } from '@playwright/test'
import { toast, toasts } from './accounts.ts'

/** The file that comes of a press. Where the page says that there is none, nobody waits for it. */
export async function downloaded(page: Page, press: () => Promise<unknown>): Promise<Download> {
  // What was said of an earlier one is no answer to this one.
  await toast(page, 'Download failed').waitFor({ state: 'hidden' })
  const refused = refusal(page)
  // Heard by nobody once the file is there and the page is closed.
  refused.catch(() => undefined)
  const [file] = await Promise.all([Promise.race([page.waitForEvent('download'), refused]), press()])
  return file
}

async function refusal(page: Page): Promise<never> {
  await toast(page, 'Download failed').waitFor({ timeout: 0 })
  throw new Error(`No file: ${await toasts(page).innerText()}`)
}
