/// <reference lib="dom" />
import type { Page } from '@playwright/test'

interface Told {
  words: string
  isFailure: boolean
}

/** Every toast of the pages that are opened from now on, also one whose place another has taken. */
export async function toastsTold(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.exposeFunction('toastTold', (toast: Told) => void told.push(toast))
  await page.addInitScript(() => {
    const tell = (changes: MutationRecord[]) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('li[data-swipe-direction]'))
          Reflect.get(
            window,
            'toastTold',
          )({
            words: node.textContent,
            isFailure: node.matches('[class*="destructive"]'),
          })
    }
    new MutationObserver(tell).observe(document, { childList: true, subtree: true })
  })
  return told
}
