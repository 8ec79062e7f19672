/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beside it landmarks, the order of headings and the like. */
export const withGoodPractice = [...wcag, 'best-practice']

/** What breaks WCAG 2.2 AA, once nothing moves any more: words that fade in have no contrast yet. */
export async function violationsOn(page: Page, rules = wcag): Promise<string[]> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page })
    // A toast goes while the rest is looked at.
    .exclude('[aria-label^="Notifications"]')
    .withTags(rules)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
