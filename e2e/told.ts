/// <reference lib="dom" />
import { type BrowserContext, expect, type Page } from '@playwright/test'

interface Toast {
  words: string
  isFailure: boolean
}

interface Told {
  /** Every toast of the page so far, also one whose place another has taken. */
  toasts: Toast[]
  /** So many of them a story has asked about, or has gone past. */
  heard: number
}

const toldOn = new WeakMap<Page, Told>()
const listened = new WeakSet<BrowserContext>()

/** Keeps what the toasts of each page say: a toast may be gone before a busy machine looks. */
export async function listenToToasts(context: BrowserContext) {
  listened.add(context)
  await context.exposeBinding('toastTold', ({ page }, toast: Toast) => void toldBy(page).toasts.push(toast))
  await context.addInitScript(() => {
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
}

function toldBy(page: Page): Told {
  if (!listened.has(page.context())) throw new Error('Nobody listens to the toasts of this page')
  const told = toldOn.get(page) ?? { toasts: [], heard: 0 }
  toldOn.set(page, told)
  return told
}

/** Every toast of this page so far; it grows. */
export const toastsTold = (page: Page): Toast[] => toldBy(page).toasts

/** One toast after those asked about before says exactly this: what stood there already is no answer. */
async function expectOne(page: Page, isFailure: boolean, title: string, description?: string) {
  const told = toldBy(page)
  const says = ({ words }: Toast) =>
    description === undefined ? words === title || words.startsWith(`${title}. `) : words === `${title}. ${description}`
  const at = () => told.toasts.findIndex((toast, place) => place >= told.heard && says(toast))
  await expect
    .poll(() => (at() >= 0 ? title : told.toasts.slice(told.heard).map(({ words }) => words)), {
      message: `a toast “${[title, description].filter(Boolean).join('. ')}”`,
    })
    .toBe(title)
  expect(told.toasts[at()]?.isFailure, `the style of “${title}”`).toBe(isFailure)
  told.heard = at() + 1
}

/** A toast with these words; where the story gives no description, with any. */
export const expectToast = (page: Page, title: string, description?: string) =>
  expectOne(page, false, title, description)

/** The same in the style of errors. */
export const expectFailure = (page: Page, title: string, description?: string) =>
  expectOne(page, true, title, description)
