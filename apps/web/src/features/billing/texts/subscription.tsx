import type { ReactNode } from 'react'

// The page
export const subscription = 'Subscription'
export const transactionHistory = 'Transaction history'
export const planLoading = 'Loading your plan'
export const subscribe = 'Subscribe to Pro'
export const comparePlans = 'Compare the plans'
export const changeCardAndPay = 'Change card and pay'
export const keepPro = 'Keep Pro'
export const tryPro = (days: number) => `Try Pro for ${days} days`
export const today = 'Today'
export const nextPayment = 'Next payment'
export const paid = 'Paid'

// The subscription
export const account = 'Account'
export const someNotLoaded = 'Some of this page could not be loaded.'
export const proMonthly = 'Pro, monthly'
export const proYearly = 'Pro, yearly'
export const proTrial = 'Pro, trial'
export const active = 'Active'
export const trial = 'Trial'
export const cancelled = 'Canceled'
export const paymentFailed = 'Payment failed'
export const paymentFailedOn = (day: string) => `Your payment of ${day} did not go through.`
export const staysUntil = (day: string) => `Pro stays on until ${day}.`
export const triedAgain = (day: string) => `We try again on ${day}.`
export const endsOn = (day: string) => `Pro ends on ${day}.`
export const thenFree = 'Then you are on Free. Nothing you made is deleted.'
export const price = 'Price'
export const ends = 'Ends'
export const trialEnds = (day: string) => `${day}. Nothing will be charged.`
export const nextPlan = 'Then'
export const card = 'Card'
export const since = 'Since'
export const startsAtOnce = (price: string) => `${price}. Paying starts it at once.`
export const takeBack = 'Take it back'
export const keepPlan = (plan: string) => `Keep ${plan}`
export const changeToYearly = (price: string) => `Change to yearly, ${price}`
export const changeToMonthly = (price: string) => `Change to monthly, ${price}`
export const changeCard = 'Change card'
export const cancelSubscription = 'Cancel subscription'

// On Free
export const yourPlan = 'Your plan'
export const proEnded = (day: string) => `Pro ended on ${day}.`
export const freeLead = 'A few of each every month. Everything you make stays yours.'
export const noCardNeeded = 'No card needed.'
export const orSubscribe = 'Or subscribe now'

// What was used
export const used = 'Used this month'
export const staysOpen = 'What you have stays open for editing.'
export const beyondFree = (features: string) => `On Free you would have reached a limit: ${features}.`

// Invoices
export const invoices = 'Invoices'
export const yourInvoices = 'Your invoices'
export const noInvoices = 'No invoices yet. Each payment will have one here.'
export const invoiceColumns = {
  number: 'Number',
  for: 'For',
  date: 'Date',
  total: 'Total',
  status: 'Status',
  pdf: 'PDF',
} as const
export const invoiceOpen = 'Open'
export const invoiceVoid = 'Void'
export const downloadInvoice = (number: string) => `Download invoice ${number} as PDF`

// Cancelling
export const cancelQuestion = 'Cancel Pro?'
export const cancelPro = 'Cancel Pro'
export const endsAtOnce =
  'Your last payment did not go through, so Pro ends at once and nothing more is charged. Nothing you made is deleted.'
export const keepUntil = (day: ReactNode) => (
  <>You keep Pro until {day}, which is paid. Then you are on Free. Nothing you made is deleted, and no fee is due.</>
)
export const cancelWhy = 'Why?'
export const cancelReason = 'Choose a reason, or leave it'
export const cancelReasons = [
  'I found a job',
  'I am not applying at the moment',
  'Free is enough for me',
  'It costs too much',
  'Something is missing or does not work',
]

// Changing the plan
export const changeQuestion = (plan: string) => `Change to ${plan}?`
export const keepMyPlan = 'Keep my plan'
export const changePlan = 'Change plan'
export const pay = (sum: string) => `Pay ${sum}`
export const workingOut = 'Working out the difference'
export const notWorkedOut = 'The difference could not be worked out.'
