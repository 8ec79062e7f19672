import { proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import { inDollars } from './plan-words.ts'
import type { Question } from './questions.tsx'

export const planQuestions: readonly Question[] = [
  {
    question: 'What counts as one?',
    answer:
      'One delivered result. A request that fails, or the same one sent twice, costs nothing. Editing, downloading and undoing are never counted.',
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
    answer: 'Two clicks, on your subscription page. You keep what you paid for until its end, and everything you made.',
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
]
