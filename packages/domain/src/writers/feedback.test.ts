import { expect, it } from 'vitest'
import { feedbackOn } from './feedback.ts'
import { proposalJudge } from './proposed.ts'

const told = (source: string, text: string) => {
  const line = {
    id: 'l1',
    kind: 'line' as const,
    text: source,
    quotes: [source],
    section: null,
    entry: null,
    role: null,
  }
  const judge = proposalJudge({ lines: [line], today: '2026-07-01' })
  return feedbackOn('It leaves out much.', judge(text, [line]), [line])
}

it('names what the lines do not say, and the lines', () => {
  const feedback = told('Helped the owner train two cooks.', 'Trained two Michelin cooks.')
  expect(feedback).toContain("Your resume doesn't mention Michelin.")
  expect(feedback).toContain('Its lines say: “Helped the owner train two cooks.”')
})

it('says why it fell where its words are not at fault', () => {
  expect(told('Trained two cooks.', 'Trained two cooks.')).toBe('It leaves out much.')
})
