/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'

// Without a mouse: nothing here presses anything but keys, and after each key the focus is on something that is seen.

/** Where the focus is: there, elsewhere on something that is seen, or lost. */
const focusSeenFrom = (target: Element) => {
  const { activeElement, body } = document
  if (activeElement === target) return 'there'
  if (!activeElement || activeElement === body) return 'lost'
  const { top, bottom, width, height } = activeElement.getBoundingClientRect()
  const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
  return isSeen ? 'elsewhere' : `not seen, on ${activeElement.outerHTML.slice(0, 200)}`
}

/** Polled, as what is pressed may be gone or disabled for a moment while it works. */
export const focusIsSeen = (page: Page, after: string) =>
  expect
    .poll(() => page.locator('body').evaluate(focusSeenFrom), { message: `focus after ${after}`, intervals: [20] })
    .toBe('elsewhere')

export async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  await focusIsSeen(page, key)
}

export type Way = 'Tab' | 'Shift+Tab' | 'ArrowDown'

const mostPresses = 120

/** Presses the key until the target has the focus. */
export async function goTo(page: Page, target: Locator, key: Way = 'Tab') {
  await target.waitFor()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const where = await target.evaluate(focusSeenFrom)
    if (where === 'there') return
    if (where !== 'elsewhere') await focusIsSeen(page, key)
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

// The style guide has nearly as many.
const mostStops = 600
/** As many presses as are made between two looks: fewer than either landmark has stops, so that none is passed unseen. */
const stopsAtOnce = 3

/** That Tab leads from the header to the footer, and Shift+Tab back: a part of the page that holds the focus never lets it. */
export async function tabsThrough(page: Page) {
  await leaveFor(page, 'banner', 'Tab')
  await leaveFor(page, 'contentinfo', 'Tab')
  await leaveFor(page, 'banner', 'Shift+Tab')
}

async function leaveFor(page: Page, landmark: 'banner' | 'contentinfo', key: 'Tab' | 'Shift+Tab') {
  const place = page.getByRole(landmark)
  for (let presses = 0; presses < mostStops; presses += stopsAtOnce) {
    for (let press = 0; press < stopsAtOnce; press += 1) await page.keyboard.press(key)
    if (await place.evaluate((it) => it.contains(document.activeElement))) return
  }
  const held = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${key} does not lead to ${landmark} on ${page.url()}; the focus is on ${held}`)
}

export async function pressOn(page: Page, target: Locator, way: Way = 'Tab') {
  await goTo(page, target, way)
  await page.keyboard.press('Enter')
}

/** On or back, whichever way the target lies from the focus. */
export const wayTo = (target: Locator): Promise<Way> =>
  target.evaluate((element) => {
    const at = document.activeElement?.compareDocumentPosition(element) ?? 0
    return at & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
  })

/** Somebody arrived: the page is there, and so is the focus. */
export async function arrive(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await focusIsSeen(page, `arriving at ${name}`)
}

/** Through the menu of the account, by its arrows. */
export async function chooseInMenu(page: Page, name: string) {
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: /^Account menu of/ }), 'Shift+Tab')
  await goTo(page, page.getByRole('menuitem', { name }), 'ArrowDown')
  await page.keyboard.press('Enter')
}
