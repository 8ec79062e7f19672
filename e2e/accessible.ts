/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beside it landmarks, the order of headings and the like. */
export const withGoodPractice = [...wcag, 'best-practice']

/** What breaks WCAG 2.2 AA. */
export const violationsOn = async (page: Page, rules = wcag): Promise<string[]> =>
  foundBy((await builderFor(page)).withTags(rules))

/** The same of what another colour scheme can change. */
export const contrastsOn = async (page: Page): Promise<string[]> =>
  foundBy((await builderFor(page)).withRules(['color-contrast', 'link-in-text-block']))

/** Once nothing moves any more: words that fade in have no contrast yet. */
async function builderFor(page: Page): Promise<AxeBuilder> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  // A toast goes while the rest is looked at.
  return new AxeBuilder({ page }).exclude('[aria-label^="Notifications"]')
}

async function foundBy(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
