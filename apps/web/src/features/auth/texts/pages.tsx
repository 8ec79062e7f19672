import type { ReactNode } from 'react'
import { countOf } from '../../../ui/texts/count-of.ts'

// Beside each form
export const aboutName = 'About the name'
export const meaning = (madeToMeasure: ReactNode) => (
  <>“To bespeak: to order something {madeToMeasure}; also, to be evidence of something.”</>
)
export const madeToMeasure = 'made to measure'
export const fromLine = 'From line 19 of a resume'
export const line = 'Automated the weekly stock report in Python, saving about 5 hours a week.'
export const toAnswer = 'To the answer in an interview'
export const answer = (inPython: ReactNode) => (
  <>“I automated the weekly stock report {inPython}. That saved about five hours a week.”</>
)
export const inPython = 'in Python'

// Fields of several forms
export const username = 'Username'
export const email = 'Email'
export const password = 'Password'
/** All at once, so that nobody has to find them out one by one. */
export const passwordRule = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.'

// Login and registration
export const loginTitle = 'Welcome back'
export const registerTitle = 'Create your account'
export const needsScript = 'Logging in and registering need JavaScript. Please switch it on and reload this page.'
export const loginOrRegister = 'Login or register'
export const login = 'Login'
export const register = 'Register'
export const logIn = 'Log in'
export const createAccount = 'Create account'
export const signedIn = 'You are logged in. One moment'
export const checkingSession = 'Checking whether you are logged in'
export const sessionEnded = 'Your sign-in has ended. Please log in again.'
export const loginAsked = 'Please log in to continue.'

// Login
export const usernameHint = 'The email address of your account works too.'
export const forgotPassword = 'Forgot password?'
export const newHere = 'We will send a 6-digit code to your email. New here?'
export const usernameMissing = 'Username is required'
export const passwordMissing = 'Password is required'
export const loginFailed = 'Login failed'
export const loginError = 'Login error'
export const loginRefused = 'Invalid credentials'
export const loggedIn = 'Login successful'
export const loggedInDetail = 'You are now logged in.'

// Registration
/** Of who comes from a result: it is still there. */
export const waiting = ({ score, changes }: { score: number; changes: number }) =>
  changes === 0 ? `Your match of ${score} is waiting.` : `Your ${score} and ${countOf(changes, 'change')} are waiting.`
export const firstName = 'First name'
export const lastName = 'Last name'
export const confirmPassword = 'Confirm password'
export const accept = (terms: ReactNode, policy: ReactNode) => (
  <>
    By creating an account you accept the {terms}. The {policy} says what we keep and why.
  </>
)
export const terms = 'Terms of Service'
export const privacyPolicy = 'Privacy Policy'
export const registrationFailed = 'Registration failed'
export const registrationError = 'Registration error'
export const registrationRefused = 'Failed to create account'

// The code
export const verificationRequired = 'Verification required'
export const verificationRequiredDetail = 'Please check your email for the verification code.'
export const verifyLogin = 'Verify Login'
export const sentTo = (email: ReactNode) => (
  <>A code has been sent to your email, {email}. Enter it below to continue.</>
)
export const codeNotSent = 'Failed to send code'
export const codeNotResent = 'Failed to send verification code'
export const codeRefused = 'Invalid verification code'
export const emailNotVerified = 'Failed to verify email'
export const noCode = 'No code is waiting'
export const noCodeLead =
  'A code belongs to a registration or a login that was started in this browser within the last hour. Start again and we will send a new one.'

// Once registered
export const registered = 'Registration complete'
export const registeredLead = 'Your email is verified and your account is ready. Three steps from here:'
/** Of whoever has begun: what the steps say is done. */
export const registeredOnTheWay = 'Your email is verified and your account is ready.'
export const steps = [
  ['Add your resume.', 'A PDF, DOCX or TXT file, or pasted text.'],
  ['Paste a job advertisement.', 'You see what it asks for and what your resume shows.'],
  ['Tailor & Save.', 'Every line keeps its source, and nothing is invented.'],
] as const
export const goOn = 'Continue'
export const toResult = 'See your tailored resume'
export const addResume = 'Add your resume'
export const alreadyLoggedIn = 'You are logged in'
export const alreadyLoggedInLead = 'Your resumes and jobs are on the dashboard.'
export const toDashboard = 'Go to Dashboard'
export const welcome = 'Welcome to Bespeak'
export const welcomeLead = 'Log in to continue, or create an account to get started.'

// A forgotten password
export const forgottenTitle = 'Forgot your password?'
export const forgottenLead =
  'Enter the email address of your account. We will send you a 6-digit code to set a new password.'
export const sendCode = 'Send code'
export const remembered = 'Remembered it?'
export const resetRequestError = 'Error'
export const resetRequestRefused = 'Failed to send the reset code'

// A new password
export const resetTitle = 'Set a new password'
export const resetLead = 'The code is in the email we sent, on a line of its own. It is valid for 10 minutes.'
export const codeOnItsWay = (email: string) => `If there is an account for ${email}, a code is on its way to it.`
export const code = '6-digit code'
export const codeMissing = 'Please enter the 6-digit verification code'
export const newPassword = 'New password'
export const setNewPassword = 'Set new password'
export const noEmailYet = 'You will be logged out everywhere. No email yet?'
export const sendNewCode = 'Send a new code'
export const resetFailed = 'Password reset failed'
export const resetError = 'Password reset error'
export const resetRefused = 'Failed to reset password'
export const passwordChanged = 'Password changed'
export const passwordChangedDetail = 'Log in with your new password.'

// A login that is not accepted
export const unauthorized = 'This login was not accepted'
export const unauthorizedLead =
  'The server refused it with the code “unauthorized_client”. There are two reasons for that:'
export const deactivated = 'The account is deactivated.'
export const deactivatedDetail = 'Write to us if you did not ask for that. What you saved is still there.'
export const otherAddress = 'The page was opened under another address.'
export const otherAddressDetail = 'Open Bespeak under its own address and log in there.'
export const contactUs = 'Contact us'
export const otherAccount = 'Use another account'
