import { proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import { inDollars } from './plan-words.ts'
import type { Question } from './questions.tsx'

export const planQuestions: readonly Question[] = [
  {
    question: 'What happens when I reach a limit?',
    answer:
      'Nothing you have made is touched: read it, edit it, download it as before. The next new result of that kind waits for the first of the next month (UTC), or for Pro.',
  },
  {
    question: 'What does the trial cost?',
    answer: `Nothing. It is Pro for ${proMonthlyPlan.trialDays} days, once per account. No card is asked for, so nothing can be charged when it ends.`,
  },
  {
    question: 'Monthly or yearly?',
    answer: `It is the same Pro. ${inDollars(proYearlyPlan.price)} a year comes to ${inDollars(pricePerMonth(proYearlyPlan))} a month and is ${inDollars(savedByPayingYearly(proMonthlyPlan, proYearlyPlan))} less than twelve single months.`,
  },
  {
    question: 'How do I cancel?',
    answer: 'In two clicks. The time you have paid for stays yours, and so does everything you made.',
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
