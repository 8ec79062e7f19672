import type { ReactNode } from 'react'

// Several pages
export const account = 'Account'
export const saveChanges = 'Save changes'
export const notSaved = 'Not saved.'
export const keepIt = 'Keep it'
export const firstName = 'First name'
export const lastName = 'Last name'
export const currentPassword = 'Current password'
export const lastUsed = (when: ReactNode) => <>Last used {when}</>
export const writeToUs = 'Write to us'
export const settings = 'Settings'

// Kinds of mail
export const workMails = 'Your work'
export const workMailsDetail = 'A deadline, a follow-up or an interview is near.'
export const suggestionMails = 'Suggestions for your resume'
export const suggestionMailsDetail = 'At most one a week. We are not sending any at the moment.'
export const newsMails = 'News about Bespeak'
export const newsMailsDetail = 'A few times a year at most. We are not sending any at the moment.'

// Settings: account
export const accountReason = 'Your name on letters, and where codes go.'
export const username = 'Username'
export const usernameHint = 'You log in with it. It cannot be changed.'
export const email = 'Email'
export const emailHint = 'A new address takes effect once you confirm it. We will let the old address know.'
export const currentPasswordHint = 'To change where your codes go.'
export const currentPasswordMissing = 'Enter your current password to change your email address'
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

// Settings: password
export const password = 'Password'
export const passwordReason = 'Changing it signs out every other device and ends your access tokens.'
export const enterCurrentPassword = 'Enter your current password'
export const newPassword = 'New password'
export const passwordRule = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.'
export const changePassword = 'Change password'
export const forgotIt = 'Forgot it?'
export const passwordNotChanged = 'Your password was not changed.'

// Settings: devices
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

// Settings: access tokens
export const tokens = 'Access tokens'
export const tokensReason =
  'For programs that work with your resumes for you: the command line, an agent, the browser extension. They cannot reach your account settings or your payments.'
export const tokensNotLoaded = 'Your access tokens could not be loaded.'
export const tokensLoading = 'Loading your access tokens'
export const noTokens = 'None yet. No program can act for you.'
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
export const revokeDetail = 'Whatever uses this token stops working at once. You can make a new one.'

// Settings: a new access token
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

// Settings: activity
export const activity = 'Recent activity'
export const activityReason = 'What was done with your account. If it was not you, change your password.'
export const activityNotLoaded = 'Your activity could not be loaded.'
export const activityLoading = 'Loading your activity'
export const noActivity = 'Nothing yet. Sign-ins, exports and changes to your account are listed here.'
export const network = (address: string) => `network ${address}`

// Settings: look
export const look = 'Look'
export const lookReason = 'For this account, on every device.'
export const lookLegend = 'Theme of your account'
export const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

// Settings: mail
export const mail = 'Mail'
export const mailReason = 'What we may write to you about.'
export const mailNotLoaded = 'Your choices could not be loaded.'
export const mailLoading = 'Loading your choices'
export const mails = 'Mails'
export const securityMails = 'Sign-in and security'
export const securityMailsDetail =
  'Codes, password and address changes, receipts. Always on: without them you could not log in.'

// Settings: mail that does not come
export const noMail = 'Not getting our emails?'
export const noMailReason = 'What helps, in this order.'
export const mailKeptHere = (mailbox: ReactNode) => (
  <>This Bespeak sends no mail. Whatever it would send is kept on the machine it runs on: read it there in {mailbox}.</>
)
export const mailbox = 'the mailbox'
export const lookInSpam = 'Look in the spam folder, and mark what you find there as not spam.'
export const checkAddress = (email: ReactNode) => (
  <>Check the address: we write to {email}. If it is wrong, change it above.</>
)
export const waitForCode =
  'Wait a minute, then ask for a new code where the code is asked for. Only the newest one works.'
export const stillNothing = (writeToUs: ReactNode) => <>Still nothing? {writeToUs}.</>

// Settings: clipping
export const clip = 'Clip jobs'
export const clipReason = 'Save a job straight from the page you found it on.'
export const clipSteps = [
  'Copy the bookmarklet.',
  'Add a bookmark to your browser and paste it as the address.',
  'On a page with a job, open that bookmark: the job is filled in here, and nothing is sent on the way.',
]
export const bookmarklet = 'The bookmarklet'
export const copyBookmarklet = 'Copy the bookmarklet'

// Settings: data
export const yourData = 'Your data'
export const yourDataReason = 'Take it with you, or delete it.'
export const exportAll = 'Export everything'
export const exportAllDetail = 'A zip with your resumes, jobs, letters, answers and original files.'
export const toExport = 'Go to export'
export const deleteAccount = 'Delete account'
export const deleteAccountDetail = 'Everything, at once, for good.'

// Profile
export const profile = 'Profile'
export const profileLead = 'Only you see it, unless you share a page.'
export const profileNotLoaded = 'Your profile could not be loaded.'
export const profileLoading = 'Loading your profile'
export const profileNotSaved = 'Your profile was not saved.'
export const metElsewhere = 'Some of it was saved elsewhere in the meantime. Check the marked fields, then save again.'
export const savedMeanwhile = (saved: string, takeThat: ReactNode, keepYours: ReactNode) => (
  <>
    Saved elsewhere in the meantime: {saved === '' ? 'nothing' : `“${saved}”`}. {takeThat} or {keepYours}
  </>
)
export const takeThat = 'Take that'
export const keepYours = 'keep yours'
export const keptInTab = 'Not saved yet. It is kept in this tab.'
export const discard = 'Discard'

// Profile: fields
export const you = 'You'
export const youReason = 'What you do, in your own words.'
export const yearsExperience = 'Years of experience'
export const skills = 'Skills'
export const skillsHint = (skills: ReactNode) => <>Separated by commas. Say how well you know each on {skills}.</>
export const where = 'Where'
export const whereReason = 'All of it optional.'
export const links = 'Links'
export const linksReason = 'Checked when you leave the field.'
export const linkBegins = 'https://'

// Profile: photo
export const photo = 'Photo'
export const photoDetail = 'Optional. JPEG, PNG or WebP, at most 5 MB. Shown in your account, never on a resume.'
export const choosePhoto = 'Choose a photo'
export const chooseOtherPhoto = 'Choose another photo'
export const removePhoto = 'Remove photo'
export const photoUnreadable = 'This picture could not be opened. Choose a JPEG, PNG or WebP.'
export const photoNoPicture = 'Choose a JPEG, PNG or WebP picture.'
export const photoTooLarge = 'This picture is larger than 5 MB. Choose a smaller one.'
export const cropPhoto = 'Crop your photo'
export const photoAsShown = 'Your photo as it will be shown'
export const cropHint = 'Drag the picture, or use the sliders.'
export const zoom = 'Zoom'
export const leftToRight = 'Left to right'
export const upAndDown = 'Up and down'
export const usePhoto = 'Use this photo'
export const sendingPhoto = (percent: number) => `Sending ${percent}%`
export const cancel = 'Cancel'

// Profile: shared pages
export const shared = 'Shared pages'
export const sharedReason = 'What a page that you share may show of you.'
export const sharedLabel = 'What a shared page may show'
export const sharedName = 'Name'
export const sharedContact = 'Phone and address'
export const sharedResumeCount = 'Number of resumes'
export const nothingEntered = 'Nothing entered'

// Profile: resumes
export const resumes = 'Resumes'
export const resumesReason = 'Made from what you know.'
export const yourResumes = 'Your resumes'
export const noResume = 'No resume yet'
export const resumeCount = (count: number) => `${count} ${count === 1 ? 'resume' : 'resumes'}`
export const newestResume = (when: ReactNode) => <>The newest was made {when}.</>
export const noResumeDetail = 'Add the one you have, or start a new one.'
export const addResume = 'Add your resume'
export const myResumes = 'My Resumes'

// Profile: answers
export const answers = 'What you told us'
export const answersReason = 'Your answers. Any resume can use them, with their date.'
export const answersNotLoaded = 'Your answers could not be loaded.'
export const answersLoading = 'Loading your answers'
export const noAnswers =
  'Nothing yet. When a job asks for something that your resume does not show, Tailor and Analysis ask you about it. Your answers are listed here.'
export const allAnswers = (count: number) => `All ${count} answers`
export const editThisAnswer = (answer: string) => `Edit this answer: ${answer}`
export const deleteThisAnswer = (answer: string) => `Delete this answer: ${answer}`
/** "15 November, asked for HR cases." */
export const toldOn = (day: string, asked: string | null) => (asked ? `${day}, asked for ${asked}.` : `${day}.`)
/** "In 2 tailored resumes and 1 cover letter." */
export function usedIn(resumes: number, letters: number): string {
  const places = [counted(resumes, 'tailored resume'), counted(letters, 'cover letter')].filter(Boolean)
  return places.length === 0 ? 'Not in any resume.' : `In ${places.join(' and ')}.`
}
const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)

// Profile: an answer
export const editAnswer = 'Edit your answer'
export const editAnswerLead = "It gets today's date. Resumes made from now on use the new words."
export const yourAnswer = 'Your answer'
export const answerMissing = 'Please say it in your own words.'
export const saveAnswer = 'Save answer'
export const deleteQuestion = 'Delete this answer?'
export const deleteDetail = (answer: string) => `“${answer}” No new resume will use it.`
export const deleteAnswer = 'Delete answer'
export const takeOutToo = (resumes: number) => `It is in ${resumeCount(resumes)}. Take it out there too?`
export const lettersStay = (titles: string) => `Cover letters that say it stay as they are: ${titles}.`

// Stopping mails
export const stopMails = 'Stop these emails'
export const stopMailsLead = 'One button, no login.'
export const undoStop = 'Undo: send them again'
export const stopped = (mails: string) =>
  `Done. You will get no more emails about “${mails}”. You will still get codes and other emails that keep your account safe.`
export const stopUndone = (mails: string) => `Done. You will get emails about “${mails}” again.`
export const nothingChanged = 'Nothing was changed.'
export const tryAgain = 'Please try again.'
export const linkBroken = 'This link does not work'
export const linkBrokenLead = 'It may have been cut off in the mail. Open the mail again and use the link at its end.'
export const chooseMails = (settings: ReactNode) => <>Choose all your emails in {settings}.</>
export const logInToChooseMails = (settings: ReactNode) => <>Log in to choose all your emails in {settings}.</>
