import { describe, expect, it } from 'vitest'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import { mailOf, newsOf, noticeKinds, wordsOf } from './mails.ts'

const publicUrl = 'https://bespeak.example'
const subscription: SubscriptionRow = {
  ...{ id: 1, userId: 7, planId: 3, status: 'past_due', nextPlanId: null, failedTries: 1 },
  ...{ endedAt: null, trialEndDate: null, cancelAtPeriodEnd: false, cancelReason: null, remindedOf: null },
  ...{ paymentMethod: 'sandbox-4242', card: 'Test card ending 4242', nextStepAt: null },
  startDate: new Date('2026-01-16T10:00:00Z'),
  anchor: new Date('2026-01-16T10:00:00Z'),
  currentPeriodStart: new Date('2026-01-16T10:00:00Z'),
  currentPeriodEnd: new Date('2027-01-16T10:00:00Z'),
}
const money = { amount: 9600, currency: 'USD', invoice: '2027-0031' }

describe('every notice', () => {
  it.each(noticeKinds)(
    '%s: has one line as its subject, says what to do next, and links to our own origin only',
    (kind) => {
      const words = wordsOf[kind]({ subscription, money })
      const { subject, text } = mailOf(words, publicUrl)
      expect(subject).toMatch(/^[ -~]{10,78}$/)
      expect(text).toMatch(/^[A-Z][A-Za-z ]+: https:\/\/bespeak\.example\/(plans|my-subscriptions)$/m)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(link.startsWith(`${publicUrl}/`)).toBe(true)
      expect(newsOf(words)).toMatchObject({ kind: 'payment', title: subject, href: '/my-subscriptions' })
    },
  )
})

describe('words', () => {
  it('of a receipt name the amount, the invoice and the card as rows', () => {
    const { text } = mailOf(wordsOf.paid({ subscription, money }), publicUrl)
    expect(text).toContain('\nAmount: $96.00\nInvoice: 2027-0031\nPaid with: Test card ending 4242\n')
  })

  it('of a payment that did not go through say until when and when next', () => {
    expect(wordsOf.declined({ subscription, money }).body).toBe(
      'We could not charge $96.00 to your test card ending 4242. Pro stays on until 23 January 2027. We try again on 19 January 2027.',
    )
  })

  it.each<[string, Partial<SubscriptionRow>]>([
    [
      'You keep it until 30 November 2026, and',
      { status: 'trialing', currentPeriodEnd: new Date('2026-11-30T10:00:00Z') },
    ],
    ['You keep it until 15 January 2027, and', { status: 'active' }],
    ['Nothing more is charged. You are on Free now', { status: 'cancelled', endedAt: new Date('2026-02-01') }],
  ])('of a cancellation say what is kept: %s', (said, change) => {
    const { body } = wordsOf.cancelled({ subscription: { ...subscription, ...change }, money: null })
    expect(body.startsWith(said)).toBe(true)
  })

  it.each<[string, Partial<SubscriptionRow>]>([
    ['Your payment failed three times.', { status: 'expired', failedTries: 3 }],
    ['Your trial is over.', { status: 'expired', failedTries: 0 }],
    ['As you asked, it was not renewed.', { status: 'cancelled', failedTries: 0, cancelAtPeriodEnd: true }],
    ['Your payment was returned.', { status: 'cancelled', failedTries: 0 }],
  ])('of an end say why: %s', (reason, change) => {
    expect(wordsOf.ended({ subscription: { ...subscription, ...change }, money: null }).body).toBe(
      `${reason} You are on Free now, with everything you made.`,
    )
  })
})
