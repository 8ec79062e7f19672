import { proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import type { ReactNode } from 'react'
import { inOneSentence } from '../../../lib/in-one-sentence.ts'
import { inDollars } from '../plan-words.ts'
import type { Question } from '../questions.tsx'

export const title = 'Free to start. Upgrade when you apply more.'
export const lead = 'Both plans use the same engine and the same checks. Free has monthly limits; Pro has none.'
export const billing = 'Billing'
export const monthly = 'Monthly'
export const yearly = (monthsFree: number) => `Yearly, ${monthsFree} months free`
export const currency = 'Prices in US dollars.'

// Where nothing is sold.
export const allIncluded = 'Everything is included'
export const nothingToPay = 'There are no plans here and nothing to pay for. Nothing is limited, for anybody.'
export const everything = 'Everything'

// A plan.
export const pro = 'Pro'
export const aMonth = 'a month'
export const asLongAsYouLike = 'For as long as you like'
export const onceAYear = (price: string) => `${price} once a year`
export const cancelAnyTime = 'Cancel any time, in two clicks'
export const noLimit = 'No limit'
export const limit = (count: number) => `${count} a month`
export const allUsed = (count: number) => `${count} of ${count} used`

// What somebody may do next, and the line under it.
export const yourPlan = 'Your plan'
export const noCard = 'No card needed.'
export const noCardOr = (subscribe: ReactNode) => <>No card needed. {subscribe}</>
export const orSubscribe = 'Or subscribe now'
export const tryPro = (days: number) => `Try Pro for ${days} days`
export const yoursAfter = (day: string) => `Yours after ${day}`
export const nothingDeleted = 'Nothing you made is deleted.'
export const backToFree = 'Go back to Free'
export const twoClicks = 'Canceling takes two clicks.'
export const subscribe = 'Subscribe to Pro'
export const proEnded = (day: string) => `Pro ended on ${day}.`
export const cancelWhenever = 'Cancel any time, in two clicks.'
export const payNow = 'Change card and pay'
export const notPaid = 'Your payment did not go through.'
export const notPaidUntil = (day: string) => `Your payment did not go through. Pro stays on until ${day}.`
export const takeBack = 'Take it back'
export const cancelled = (day: string) => `You canceled. Pro ends on ${day}.`
export const keepPro = (price: string) => `Keep Pro, ${price}`
export const trialEnds = (day: string) => `Your trial ends on ${day}. Nothing is charged by itself.`
export const seeSubscription = 'See my subscription'
export const changeToYearly = (price: string) => `Change to yearly, ${price}`
export const changeToMonthly = (price: string) => `Change to monthly, ${price}`
export const seeFirst = 'You see what it comes to first.'
export const nextPayment = (day: string, sum: string) => `Next payment on ${day}, ${sum}.`
export const nextPlan = (plan: string, day: string, sum: string) => `${plan} from ${day}, ${sum}.`

// What is used up.
export const nothingUsedUp = 'Nothing is used up this month.'
export const usedUp = (things: readonly string[]) => `Used up this month: ${inOneSentence(things)}.`
export const nothingLocked = 'Nothing you have is locked.'
export const startAgain = (day: string, days: number) =>
  `They start again on ${day}, ${days === 1 ? 'tomorrow' : `in ${days} days`}.`

// What is never limited.
export const neverLimited = 'Never limited'
export const onAnyPlan = 'On any plan, and after you cancel:'
export const things = [
  'Resumes and versions',
  'Saved jobs',
  'Downloads, all formats',
  'Editing and undoing',
  'Skills and plans',
  'Export of everything',
  'Deleting everything',
]

// What people ask.
export const asked: { title: string; questions: readonly Question[] } = {
  title: 'Questions',
  questions: [
    {
      question: 'What counts as one?',
      answer:
        'One delivered result. A request that fails, or the same one sent twice, costs nothing, and so does tailoring again for the same job. Editing, downloading and undoing are never counted.',
    },
    {
      question: 'What happens when I reach a limit?',
      answer:
        'Nothing you have made is touched: read it, edit it, download it as before. The next new result of that kind waits for the first of the next month (UTC), or for Pro.',
    },
    {
      question: `What happens after the ${proMonthlyPlan.trialDays} days?`,
      answer:
        'You are back on Free, with everything you made. We take no card for the trial, so nothing can be charged. Each account has one trial.',
    },
    {
      question: 'Monthly or yearly?',
      answer: `It is the same Pro. ${inDollars(proYearlyPlan.price)} a year comes to ${inDollars(pricePerMonth(proYearlyPlan))} a month and is ${inDollars(savedByPayingYearly(proMonthlyPlan, proYearlyPlan))} less than twelve single months.`,
    },
    {
      question: 'How do I cancel?',
      answer:
        'Two clicks, on your subscription page. You keep what you paid for until its end, and everything you made.',
    },
    {
      question: 'Is a paid resume better?',
      answer: 'No. The same engine writes both. Pro lifts the limits, nothing else.',
    },
    {
      question: 'Is real money taken?',
      answer:
        'Only where the people who run this installation have connected a payment provider. Otherwise payments are test payments inside the app, and no money moves.',
    },
    {
      question: 'Can Bespeak run without plans?',
      answer: 'Yes. Whoever runs it can switch billing off. Then everything is unlimited for everyone there.',
    },
  ],
}
