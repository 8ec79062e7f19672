export const trialNotStarted = 'The trial did not start'
export const planNotChanged = 'Your plan was not changed'
export const notCancelled = 'Your subscription was not canceled'
export const notResumed = 'That was not taken back'
export const paymentNotOpened = 'The payment page did not open. Nothing was charged.'
export const cardPageNotOpened = 'The page for your card did not open'
export const invoiceNotDownloaded = 'The invoice was not downloaded'
export const periods: Record<string, string> = { month: 'a month', year: 'a year' }
