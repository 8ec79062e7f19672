import { expect, it } from 'vitest'
import { readWritten } from '../html/content.ts'
import type { LimitRule } from '../ports.ts'
import { withinPages } from './writing-budget.ts'

/** As many tags, lines and bytes as a page may have, and ends of lines where they say nothing. */
function longestPage(): string {
  const line = `<p>${'<b>a</b>\n\n'.repeat(2)}</p>`
  const page = `${line.repeat(2_999)}<p>`
  const words = 'word '.repeat((512 * 1024 - page.length) / 5 - 1)
  return `${page}${words}</p>`
}

async function taken(text: string) {
  const takes: { rule: LimitRule; points: number }[] = []
  const limits = {
    async take(rule: LimitRule, _: string, points = 1) {
      takes.push({ rule, points })
      return { allowed: true as const }
    },
  }
  await withinPages({ limits }, 1, text)
  return takes
}

it('[D17] an editor that saves the longest page every two seconds is never refused', async () => {
  const page = longestPage()
  expect(() => readWritten(page)).not.toThrow()
  const [{ rule, points } = { rule: { points: 0, seconds: 0 }, points: 1 }] = await taken(page)
  expect(points).toBeGreaterThan(100)
  expect(rule.points).toBeGreaterThanOrEqual((points * rule.seconds) / 2)
})

it('[D17] a page that is refused for its length anyway costs no less', async () => {
  const [longest] = await taken(longestPage())
  const [longer] = await taken('<b>\n'.repeat(512 * 1024))
  expect(longer?.points).toBeGreaterThanOrEqual(longest?.points ?? Number.POSITIVE_INFINITY)
})

it('[D17] in a usual page there is room for many times that', async () => {
  const [{ rule, points } = { rule: { points: 0, seconds: 0 }, points: 1 }] = await taken(
    '<p>A line of a usual resume, with some words</p>'.repeat(120),
  )
  expect(rule.points).toBeGreaterThan(10 * points * (rule.seconds / 2))
})
