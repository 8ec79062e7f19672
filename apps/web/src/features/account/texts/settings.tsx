import type { ReactNode } from 'react'

// Several parts
export const settings = 'Settings'
export const account = 'Account'
export const currentPassword = 'Current password'
export const lastUsed = (when: ReactNode) => <>Last used {when}</>

// Account
export const accountReason = 'Your name on letters, and where codes go.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const username = 'Username'
export const usernameHint = 'You log in with it. It cannot be changed.'
export const email = 'Email'
export const emailHint = 'A new address takes effect once you confirm it. We will let the old address know.'
export const currentPasswordHint = 'To change where your codes go.'
export const currentPasswordMissing = 'Enter your current password to change your email address'
export const saveChanges = 'Save changes'
export const notSaved = 'Not saved.'
export const changesNotSaved = 'Your changes were not saved.'
export const confirmEmail = 'Confirm your new address'
export const codeSentTo = (email: ReactNode) => (
  <>
    We sent a code to {email}. Until you enter it here, your old address stays in use. After that, your other devices
    are signed out.
  </>
)
export const passwordGone = 'Go back and enter your new address and your password again.'
export const emailChanged = 'Email address changed'
export const emailChangedDetail = (email: string) => `Codes now go to ${email}.`

// Password
export const password = 'Password'
export const passwordReason = 'Changing it signs out every other device and ends your access tokens.'
export const enterCurrentPassword = 'Enter your current password'
export const newPassword = 'New password'
export const passwordRule = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.'
export const changePassword = 'Change password'
export const forgotIt = 'Forgot it?'
export const passwordNotChanged = 'Your password was not changed.'

// Devices
export const devices = 'Signed-in devices'
export const devicesReason = 'Sign out any you do not recognize.'
export const devicesNotLoaded = 'Your devices could not be loaded.'
export const devicesLoading = 'Loading your devices'
export const thisDevice = 'This one'
export const inUseNow = 'In use now'
export const seen = (used: ReactNode, signedIn: ReactNode, address: string | null) => (
  <>
    {used}, signed in {signedIn}
    {address && `, from ${address}`}.
  </>
)
export const signOut = 'Sign out'
export const signOutDevice = (device: string) => `Sign out ${device}`
const others = ['', 'device', 'two', 'three', 'four', 'five']
export const signOutOthers = (count: number) => `Sign out the other ${others[count] ?? count}`

// Access tokens
export const tokens = 'Access tokens'
export const tokensReason =
  'For programs that work with your resumes for you: the command line, an agent, the browser extension. They cannot reach your account settings or your payments.'
export const tokensNotLoaded = 'Your access tokens could not be loaded.'
export const tokensLoading = 'Loading your access tokens'
export const noTokens = 'No access tokens yet.'
export const makeToken = 'Make a token'
export const howToUseToken = 'How to use one'
export const copyToken = 'Copy it now: it is not shown again.'
export const newToken = 'Your new access token'
export const haveToken = 'I have it'
export const readAndWrite = 'Read and write'
export const readOnly = 'Read only'
export const tokenLife = (used: ReactNode, made: ReactNode, end: ReactNode) => (
  <>
    {used}, made {made}, {end}.
  </>
)
export const neverUsed = 'Never used'
export const ends = (when: ReactNode) => <>ends {when}</>
export const neverExpires = 'never expires'
export const revoke = 'Revoke'
export const revokeToken = (token: string) => `Revoke ${token}`
export const revokeQuestion = (token: string) => `Revoke “${token}”?`
export const keepIt = 'Keep it'
export const revokeDetail = 'Whatever uses this token stops working at once. You can make a new one.'

// A new access token
export const makeTokenTitle = 'Make an access token'
export const makeTokenLead = 'Make one for each program, so you can revoke each on its own.'
export const makeIt = 'Make it'
export const tokenName = 'Name'
export const tokenNameExample = 'My laptop'
export const tokenScope = 'What it may do'
export const mayRead = 'Read what I have'
export const mayWrite = 'Read, make and change'
export const tokenExpires = 'Expires'
export const inWeek = 'In a week'
export const in30Days = 'In 30 days'
export const in90Days = 'In 90 days'
export const inYear = 'In a year'
export const never = 'Never, until I revoke it'
export const tokenNotMade = 'The token was not made. Please try again.'

// Activity
export const activity = 'Recent activity'
export const activityReason = 'What was done with your account. If it was not you, change your password.'
export const activityNotLoaded = 'Your activity could not be loaded.'
export const activityLoading = 'Loading your activity'
export const noActivity = 'Nothing yet. Sign-ins, exports and changes to your account are listed here.'
export const network = (address: string) => `network ${address}`

// Look
export const look = 'Look'
export const lookReason = 'For this account, on every device.'
export const lookLegend = 'Theme of your account'
export const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

// Mail
export const mail = 'Email'
export const mailReason = 'What we may write to you about.'
export const mailNotLoaded = 'Your choices could not be loaded.'
export const mailLoading = 'Loading your choices'
export const mails = 'Emails'
export const securityMails = 'Sign-in and security'
export const securityMailsDetail =
  'Codes, password and address changes, receipts. Always on: without them you could not log in.'

// Mail that does not come
export const noMail = 'Not getting our emails?'
export const noMailReason = 'What helps, in this order.'
export const mailKeptHere = (mailbox: ReactNode) => (
  <>
    This Bespeak sends no email. Whatever it would send is kept on the machine it runs on: read it there in {mailbox}.
  </>
)
export const mailbox = 'the mailbox'
export const lookInSpam = 'Look in the spam folder, and mark what you find there as not spam.'
export const checkAddress = (email: ReactNode) => (
  <>Check the address: we write to {email}. If it is wrong, change it above.</>
)
export const waitForCode =
  'Wait a minute, then ask for a new code where the code is asked for. Only the newest one works.'
export const writeToUs = 'Write to us'
export const stillNothing = (writeToUs: ReactNode) => <>Still nothing? {writeToUs}.</>

// Clipping
export const clip = 'Clip jobs'
export const clipReason = 'Save a job straight from the page you found it on.'
export const clipSteps = [
  'Copy the bookmarklet.',
  'Add a bookmark to your browser and paste it as the address.',
  'On a page with a job, open that bookmark: the job is filled in here, and nothing is sent on the way.',
]
export const bookmarklet = 'The bookmarklet'
export const copyBookmarklet = 'Copy the bookmarklet'

// Data
export const yourData = 'Your data'
export const yourDataReason = 'Take it with you, or delete it.'
export const exportAll = 'Export everything'
export const exportAllDetail = 'A zip with your resumes, jobs, letters, answers and original files.'
export const toExport = 'Go to export'
export const deleteAccount = 'Delete account'
export const deleteAccountDetail = 'Everything, at once, for good.'
