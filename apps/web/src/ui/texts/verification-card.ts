export const verifyEmail = 'Verify Your Email'
export const codeSentToYou = 'A code has been sent to your email. Enter it below to continue.'
export const sixDigits = '6-digit verification code'
export const digit = (number: number, of: number) => `Digit ${number} of ${of}`
export const problem = (title: string, description: string) => `${title}. ${description}`
export const back = 'Back'
export const verifyCode = 'Verify Code'
export const verifying = 'Verifying...'

// Another code
export const noEmail = 'No email yet?'
export const nextCodeIn = (seconds: number) => `You can request a new code in ${seconds} seconds`
export const resendCode = 'Resend verification code'
export const sending = 'Sending...'
export const codeSent = { title: 'Code sent', description: 'A new verification code has been sent to your email.' }
export const resendFailed = 'Failed to resend code'
export const tryLater = 'Please try again later'
export const resendError = { title: 'Error', description: 'An error occurred while resending the code' }

// What is wrong with the code
export const incomplete = { title: 'Invalid code', description: 'Please enter the 6-digit verification code' }
export const refused = { title: 'Verification failed', description: 'Invalid verification code' }
export const verificationError = { title: 'Verification error', description: 'An error occurred during verification' }

// Afterwards
export const complete = 'Verification Complete'
export const accepted = 'Your code has been accepted. Click Continue to proceed.'
export const next = 'Continue'
