// The page
export const planNotLoaded = 'Your plan could not be loaded.'
export const seeSubscription = 'See my subscription'
export const nextPaymentOn = (day: string, sum: string) => `Next payment on ${day}, ${sum}.`

// After paying
export const yourPayment = 'Your payment'
export const checkingPayment = 'Checking your payment'
export const notArrived = 'No payment has arrived'
export const notArrivedDetail =
  'Your plan is as it was. If you have just paid, give it a minute and check again. Nothing is charged twice.'
export const checkAgain = 'Check again'
export const youHavePro = 'You have Pro'
export const paidUntil = (plan: string, day: string) =>
  `${plan} is paid until ${day}. Nothing is limited from now on, and the invoice is in your subscription.`
export const tailorResume = 'Tailor a resume'

// Instead of paying
export const paymentCancelled = 'Payment canceled'
export const nothingCharged = 'Nothing was charged'
export const leftBeforePaying = 'You left before paying, so your plan is as it was. Everything you made is still here.'
export const backToPayment = 'Back to payment'
export const toDashboard = 'To the dashboard'
