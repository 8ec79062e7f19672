import type { TestOutcome } from '../../lib/billing.ts'
import * as texts from './texts/checkout.tsx'

/** The cards of test payments. No other number is taken, and no number is ever sent. */
export const testCards: readonly { number: string; outcome: TestOutcome; words: string }[] = [
  { number: '4242 4242 4242 4242', outcome: 'paid', words: texts.cardPays },
  { number: '4000 0000 0000 0002', outcome: 'declined', words: texts.cardDeclined },
  { number: '4000 0025 0000 3155', outcome: 'needs_confirmation', words: texts.cardAsks },
  { number: '4000 0000 0000 0341', outcome: 'renewal_fails', words: texts.cardFailsLater },
]

const digits = (text: string) => text.replaceAll(/\D/g, '')

export const outcomeOf = (number: string): TestOutcome | null =>
  testCards.find((card) => digits(card.number) === digits(number))?.outcome ?? null
