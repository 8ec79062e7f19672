import type { ReactNode } from 'react'

// The page
export const planNotLoaded = 'Your plan could not be loaded.'
export const planLoading = 'Loading your plan'
export const seeSubscription = 'See my subscription'
export const subscribe = 'Subscribe to Pro'
export const changeCardAndPay = 'Change card and pay'
export const tryPro = (days: number) => `Try Pro for ${days} days`
export const today = 'Today'
export const nextPaymentOn = (day: string, sum: string) => `Next payment on ${day}, ${sum}.`
export const plans = 'Plans'
export const orderNotLoaded = 'Your order could not be loaded.'
export const alreadyPro = 'You already have Pro'
export const alreadyProDetail = 'There is nothing to pay now. To change your plan or cancel it, open your subscription.'

// The order
export const order = 'Your order'
export const orderLoading = 'Loading your order'
export const howToPay = 'How to pay'
export const monthly = 'Monthly'
export const eachMonth = (price: string) => `${price} each month`
export const yearly = 'Yearly'
export const eachYear = (price: string, byMonth: string) => `${price} each year, that is ${byMonth} a month`
export const tax = 'Tax'
export const toldBefore = 'We will email you three days before.'
export const lookFirst = (tryPro: ReactNode) => <>Want to look around first? {tryPro}, no card.</>

// Paying
export const pay = (sum: string) => `Pay ${sum}`
export const payAgain = (sum: string) => `Try again, ${sum}`
export const paying = 'Paying, please keep this page open'
export const goToPayment = (sum: string) => `Go to payment, ${sum}`
export const openingPayment = 'Opening the payment page'
export const securePage = 'You pay on a secure page of Stripe’s. The number of your card never reaches us.'
export const agree = (terms: ReactNode) => (
  <>By paying you agree to the {terms}. You can cancel in two clicks and keep the time you paid for.</>
)
export const terms = 'Terms of Service'
export const pleaseConfirm = 'Please confirm.'
export const confirm = (sum: string) => `Confirm ${sum}`
export const refuse = 'Refuse'
export const payProblem = 'Please try again. Nothing is charged twice.'

// Test payments
export const testPayments = 'Test payments.'
export const testPaymentsDetail = 'This server is in its sandbox: no real card is charged. Use one of these:'
export const cardPays = 'pays'
export const cardDeclined = 'is declined'
export const cardAsks = 'asks you to confirm'
export const cardFailsLater = 'pays now and fails at the next renewal'
export const card = 'Card'
export const cardNumber = 'Card number'
export const cardNumberWrong = 'Please use one of the test cards above, not a real one.'
export const expires = 'Expires'
export const expiresForm = 'MM / YY'
export const expiryUnclear = (example: string) => `Please write a month and a year, such as ${example}.`
export const expiryOver = (example: string) => `That month is over. Please write a later one, such as ${example}.`
export const securityCode = 'Security code'
export const securityCodeForm = '3 digits'
export const securityCodeWrong = 'Please write any 3 digits.'
