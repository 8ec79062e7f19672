import { paths } from '@bespeak/contracts/paths.ts'
import { addDays, dayText } from '@bespeak/domain/billing/calendar.ts'
import { moneyText } from '@bespeak/domain/billing/money.ts'
import { plansById } from '@bespeak/domain/billing/plans.ts'
import { endsAt, isLive, nextStep } from '@bespeak/domain/billing/subscription.ts'
import { type MailPart, type WrittenMail, writeMail } from '../../../kernel/mail.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'

export const noticeKinds = [
  'trial-started',
  'trial-ends',
  'year-ends',
  'paid',
  'declined',
  'cancelled',
  'ended',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What a notice may speak of. What was charged, or is to be, where the notice is about money. */
export interface NoticeFacts {
  subscription: SubscriptionRow
  money: { amount: number; currency: string; invoice: string | null } | null
}

export interface Words {
  /** Of the mail, and of the news on an open page. */
  title: string
  /** What happened, in a sentence or two. */
  body: string
  /** Rows below it: in the mail alone. */
  facts?: [name: string, value: string][]
  /** What to do next: the words of a button, and the page it opens. */
  next: [label: string, page: string]
}

const subscriptionPage = paths.mySubscriptions()

export const wordsOf: Record<NoticeKind, (facts: NoticeFacts) => Words> = {
  'trial-started': ({ subscription }) => ({
    title: 'Your Pro trial has started',
    body: `You have Pro until ${lastDayOf(subscription)}. We do not have your card, so nothing will be charged.`,
    next: ['See your subscription', subscriptionPage],
  }),
  'trial-ends': ({ subscription }) => ({
    title: `Your Pro trial ends on ${dayText(subscription.currentPeriodEnd)}`,
    body: 'After that you are on Free, with everything you made. We do not have your card, so nothing will be charged.',
    next: ['Keep Pro', paths.plans()],
  }),
  'year-ends': ({ subscription, money }) => ({
    title: `Your Pro year renews on ${dayText(subscription.currentPeriodEnd)}`,
    body: `We will charge ${amountOf(money)} to your ${cardOf(subscription)} for ${plansById[subscription.nextPlanId ?? subscription.planId].name}.`,
    next: ['Change or cancel it', subscriptionPage],
  }),
  paid: ({ subscription, money }) => ({
    title: `Your payment of ${amountOf(money)} was received`,
    body: `It is for ${plansById[subscription.planId].name}, until ${dayText(addDays(subscription.currentPeriodEnd, -1))}.`,
    facts: paidFacts(subscription, money),
    next: ['Download the invoice', subscriptionPage],
  }),
  declined: ({ subscription, money }) => ({
    title: 'Your payment did not go through',
    body: `We could not charge ${amountOf(money)} to your ${cardOf(subscription)}. ${untilWhen(subscription)}`,
    next: ['Pay with another card', subscriptionPage],
  }),
  cancelled: ({ subscription }) => ({
    title: 'You canceled Pro',
    body: isLive(subscription)
      ? `You keep it until ${lastDayOf(subscription)}, and nothing more is charged. Changed your mind? Until then you can keep Pro.`
      : 'Nothing more is charged. You are on Free now, with everything you made.',
    next: ['See your subscription', subscriptionPage],
  }),
  ended: ({ subscription }) => ({
    title: 'Your Pro subscription has ended',
    body: `${reasonOf(subscription)} You are on Free now, with everything you made.`,
    next: ['See your subscription', subscriptionPage],
  }),
}

/** The last day on which it is there: a trial ends in the middle of one, what is paid for with the next payment. */
export const lastDayOf = ({ status, currentPeriodEnd }: SubscriptionRow) =>
  dayText(status === 'trialing' ? currentPeriodEnd : addDays(currentPeriodEnd, -1))

const paidFacts = ({ card }: SubscriptionRow, money: NoticeFacts['money']): [string, string][] => [
  ['Amount', amountOf(money)],
  ...rowOf('Invoice', money?.invoice),
  ...rowOf('Paid with', card),
]

const rowOf = (name: string, value: string | null | undefined): [string, string][] => (value ? [[name, value]] : [])

const amountOf = (money: NoticeFacts['money']) => (money ? moneyText(money.amount, money.currency) : 'the price')
/** In the middle of a sentence. */
const cardOf = ({ card }: SubscriptionRow) => (card ? `${card.charAt(0).toLowerCase()}${card.slice(1)}` : 'card')

function untilWhen(subscription: SubscriptionRow): string {
  const [end, step] = [endsAt(subscription), nextStep(subscription, subscription.currentPeriodEnd)]
  return end && step ? `Pro stays on until ${dayText(end)}. We try again on ${dayText(step.at)}.` : ''
}

function reasonOf({ status, failedTries, cancelAtPeriodEnd }: SubscriptionRow): string {
  if (status === 'expired') return failedTries > 0 ? 'Your payment failed three times.' : 'Your trial is over.'
  return cancelAtPeriodEnd ? 'As you asked, it was not renewed.' : 'Your payment was returned.'
}

export function mailOf({ title, body, facts, next: [button, page] }: Words, publicUrl: string): WrittenMail {
  const rows: MailPart[] = facts ? [{ facts }] : []
  const parts = [body, ...rows, { button, href: `${publicUrl}${page}` }]
  return writeMail({
    subject: title,
    parts,
    why: 'You are getting this email because it is about your subscription.',
    publicUrl,
  })
}

export const newsOf = ({ title, body }: Words) => ({ kind: 'payment', title, body, href: subscriptionPage })
