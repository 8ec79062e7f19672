import type { ReactNode } from 'react'

// Several pages
export const subscription = 'Subscription'
export const transactionHistory = 'Transaction history'
export const planNotLoaded = 'Your plan could not be loaded.'
export const planLoading = 'Loading your plan'
export const seeSubscription = 'See my subscription'
export const subscribe = 'Subscribe to Pro'
export const comparePlans = 'Compare the plans'
export const changeCardAndPay = 'Change card and pay'
export const keepPro = 'Keep Pro'
export const tryPro = (days: number) => `Try Pro for ${days} days`
export const today = 'Today'
export const nextPayment = 'Next payment'
export const nextPaymentOn = (day: string, sum: string) => `Next payment on ${day}, ${sum}.`
export const paid = 'Paid'

// The subscription
export const account = 'Account'
export const someNotLoaded = 'Some of this page could not be loaded.'
export const proMonthly = 'Pro, monthly'
export const proYearly = 'Pro, yearly'
export const proTrial = 'Pro, trial'
export const active = 'Active'
export const trial = 'Trial'
export const cancelled = 'Cancelled'
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

// Where nothing is sold
export const included = 'Everything is included'
export const includedLead = 'There are no plans here and nothing to pay for. Make as much as you need.'
export const noLimits = 'No limits'

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
export const workingOut = 'Working out the difference'
export const notWorkedOut = 'The difference could not be worked out.'

// Checkout
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
export const cardNumber = 'Card number'
export const cardNumberWrong = 'Please use one of the test cards above, not a real one.'
export const expires = 'Expires'
export const expiresForm = 'MM / YY'
export const expiryUnclear = (example: string) => `Please write a month and a year, such as ${example}.`
export const expiryOver = (example: string) => `That month is over. Please write a later one, such as ${example}.`
export const securityCode = 'Security code'
export const securityCodeForm = '3 digits'
export const securityCodeWrong = 'Please write any 3 digits.'

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
export const paymentCancelled = 'Payment cancelled'
export const nothingCharged = 'Nothing was charged'
export const leftBeforePaying = 'You left before paying, so your plan is as it was. Everything you made is still here.'
export const backToPayment = 'Back to payment'
export const toDashboard = 'To the dashboard'

// Transactions
export const transactionsNotLoaded = 'Your transactions could not be loaded.'
export const transactionsLoading = 'Loading your transactions'
export const show = 'Show'
export const all = 'All'
export const payments = 'Payments'
export const refunds = 'Refunds'
export const failed = 'Failed'
export const pending = 'Pending'
export const refunded = 'Refunded'
export const downloadCsv = 'Download CSV'
export const csvHead = ['Date', 'Description', 'Kind', 'Status', 'Amount', 'Currency']
export const noTransactions = 'No transactions yet'
export const noTransactionsDetail = 'Each payment and refund will be listed here.'
export const nothingYet = 'Nothing here yet.'
export const yourTransactions = 'Your transactions'
export const downloadInvoiceOf = (transaction: string) => `Download the invoice of ${transaction}`
