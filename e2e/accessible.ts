/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beside it landmarks, the order of headings and the like. */
export const withGoodPractice = [...wcag, 'best-practice']

/** Half the size of what the package hands out as its source: each page parses it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What breaks WCAG 2.2 AA, once nothing moves any more: words that fade in have no contrast yet. */
export const violationsOn = (page: Page, tags = wcag): Promise<string[]> => broken(page, { type: 'tag', values: tags })

/** Of two themes only the colors differ: in the dark nothing else is looked at once more. */
export const contrastOn = (page: Page, part = 'body'): Promise<string[]> =>
  broken(page, { type: 'rule', values: ['color-contrast'] }, part)

async function broken(page: Page, rules: RunOnly, part = 'html'): Promise<string[]> {
  // Once a page: it stays until another one is opened.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(brokenRules, { rules, part })
}

/** Within the page. What is broken alone is told: the rest of axe's report is most of its work. */
async function brokenRules({ rules, part }: { rules: RunOnly; part: string }): Promise<string[]> {
  // Brought to their end, not waited for: a page whose frames stand still would never get there.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // From the top: what is scrolled under the bar that stays is not covered for good.
  const scrolled = window.scrollY
  window.scrollTo(0, 0)
  const { violations } = await axe.run(
    // A toast goes while the rest is looked at.
    { include: [[part]], exclude: [['[aria-label^="Notifications"]']] },
    { runOnly: rules, resultTypes: ['violations'] },
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

/** Two frames on: by then what depends on the width of the window has followed it. */
const overhang = () =>
  new Promise<number>((resolve) => {
    const { documentElement: root } = document
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(root.scrollWidth - root.clientWidth)))
  })

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

/** Nothing on the page breaks WCAG 2.2 AA, and on a phone nothing reaches beyond the window. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
  expect(await overhangsAt(page, [390])).toEqual([])
}
