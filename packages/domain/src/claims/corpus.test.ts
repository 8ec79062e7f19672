import { expect, it } from 'vitest'
import { supports } from './index.ts'
import type { Case } from './testing/case.ts'
import { fabricated, honest } from './testing/index.ts'

const today = '2026-07-01'
const verdictOf = ({ sources, text }: Case) => supports(sources, text, { today }).verdict
const shown = ({ kind, sources, text }: Case) => `${kind}: ${sources.join(' || ')} => ${text}`

it('[CL1] of over 500 fabrications of many kinds and professions, all are caught', () => {
  expect(fabricated.length).toBeGreaterThan(500)
  expect(fabricated.filter((it) => verdictOf(it) !== 'refused').map(shown)).toEqual([])
})

it('[CL5] of over 400 honest rewordings, at most one in fifty is refused', () => {
  expect(honest.length).toBeGreaterThan(400)
  // Whoever is asked is held up: a question counts as a refusal here.
  const refused = honest.filter((it) => verdictOf(it) !== 'supported').map(shown)
  expect(refused.length / honest.length, refused.join('\n')).toBeLessThanOrEqual(0.02)
})
