/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** What somebody pressed, by the words on it: buttons, links and files apart from the fields that they typed in. */
export interface Clicks {
  pressed: string[]
  fields: string[]
}

/**
 * Every click that the browser itself sees from now on, on whatever page: of a mouse, of a finger, or of a key that acts as
 * one. Nothing that a story does goes uncounted.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  const clicks: Clicks = { pressed: [], fields: [] }
  await page.exposeBinding('noteClick', (_, kind: keyof Clicks, words: string) => clicks[kind].push(words))
  await page.addInitScript(noteClicks)
  return clicks
}

function noteClicks() {
  const { noteClick } = window as unknown as { noteClick: (kind: keyof Clicks, words: string) => void }
  const typedIn = 'textarea, [contenteditable="true"], input:not([type="file"], [type="checkbox"], [type="radio"])'
  const note = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return
    // A label hands its click on to what it names, which is counted then.
    if (target.closest('label')?.control && !target.matches('input, textarea, select')) return
    const isField = target.matches(typedIn)
    const part = target.closest('a, button, input, textarea, select') ?? target
    noteClick(isField ? 'fields' : 'pressed', part.textContent?.trim() || part.getAttribute('aria-label') || part.id)
  }
  document.addEventListener('click', note, { capture: true })
}
