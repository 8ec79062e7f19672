/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beside it landmarks, the order of headings and the like. */
export const withGoodPractice = [...wcag, 'best-practice']

/** What breaks WCAG 2.2 AA, once nothing moves any more: words that fade in have no contrast yet. */
export const violationsOn = (page: Page, tags = wcag): Promise<string[]> => broken(page, { type: 'tag', values: tags })

async function broken(page: Page, rules: RunOnly): Promise<string[]> {
  // Once a page: it stays until another one is opened.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(brokenRules, rules)
}

/** Within the page. What is broken alone is told: the rest of axe's report is most of its work. */
async function brokenRules(runOnly: RunOnly): Promise<string[]> {
  // Brought to their end, not waited for: a page whose frames stand still would never get there.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // From the top: what is scrolled under the bar that stays is not covered for good.
  const scrolled = window.scrollY
  window.scrollTo(0, 0)
  const { violations } = await axe.run(
    // A toast goes while the rest is looked at.
    { exclude: [['[aria-label^="Notifications"]']] },
    { runOnly, resultTypes: ['violations'] },
  )
  window.scrollTo(0, scrolled)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** What would move for somebody who asked for less motion: each with how long it would. */
export const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lasts = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0)
    const moves = ({ animationName, animationDuration, transitionDuration }: CSSStyleDeclaration) =>
      (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration)
    const parts = [undefined, '::before', '::after']
    return [...document.querySelectorAll('body *')]
      .filter((element) => parts.some((part) => moves(getComputedStyle(element, part))))
      .map((element) => element.outerHTML.slice(0, 120))
  })

const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** How far a page reaches beyond the window at each of these widths, where it does. */
export async function overhangsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const own = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    if (own) await page.setViewportSize({ width, height: own.height })
    const over = await page.evaluate(overhang)
    if (over > 0) found.push(`${over} px at ${width}`)
  }
  if (own) await page.setViewportSize(own)
  return found
}

/** Nothing on the page breaks WCAG 2.2 AA, and nothing reaches beyond the window. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(overhang), 'px beyond the window').toBe(0)
}

export async function isAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await isAccessible(page)
  }
}
