import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The page
export const pageTitle = 'Privacy Settings'
export const lead = 'What we hold about you, and how to take it back.'
export const signedOutLead = 'Your cookies, and your rights to what is held about you.'
export const account = 'Account'
export const loading = 'Loading your privacy settings'

// What we hold
export const holdings = 'What we hold'
export const holdingsReason = 'As of today.'
export const holdingsNotLoaded = 'The figures could not be loaded.'
export const builtInEngine =
  'Your texts are read by the built-in engine on this server. No outside AI service is in use, and there are no analytics.'

/** What one is called, and what several are. */
export const names = {
  resumes: ['resume', 'resumes'],
  jobs: ['saved job', 'saved jobs'],
  letters: ['letter', 'letters'],
  analyses: ['analysis', 'analyses'],
  guides: ['interview guide', 'interview guides'],
  skills: ['skill', 'skills'],
  plans: ['development plan', 'development plans'],
  answers: ['answer you gave', 'answers you gave'],
  files: ['original file', 'original files'],
} as const

export const withVersions = (resumes: string, count: number) => `${resumes}, with ${countOf(count, 'version')}`
export const encrypted = (files: string) => `${files}, encrypted`
export const yourProfile = 'your profile'

// Cookies
export const cookies = 'Cookies'
export const cookiesReason = 'Stored in this browser only.'
export const cookiesLegend = 'What this browser may store'
export const consents = {
  essential: { name: 'Essential only', does: 'Your login, your settings and what you have not saved yet.' },
  all: { name: 'All', does: 'The same for now, as nothing is optional. If that changes, we will ask you again.' },
} as const

// Export
export const exportTitle = 'Export'
export const exportReason = 'Everything, in open formats.'
export const exportFormats =
  'One zip file: your texts as JSON, your original files as you uploaded them, and a page that says what is where.'
export const takeCopy = 'Take a copy of everything'
export const takesMoment = 'It takes a moment. You can carry on in the meantime.'
export const makeExport = 'Make an export'
export const makeNewExport = 'Make a new one'
export const exportWorking = 'Your export is being made'
export const making = 'Making it'
export const askedFor = (when: ReactNode) => (
  <>Asked for {when}. You can leave this page. We will tell you here and by email when it is ready.</>
)
export const exportReady = 'Your export is ready'
export const download = 'Download'
export const readyMade = (file: ReactNode, when: ReactNode) => (
  <>
    {file}, made {when}.
  </>
)
export const keptUntil = (day: string) => `It is kept until ${day}.`
export const exportGone = 'Your last export is no longer kept'
export const made = (when: ReactNode) => <>Made {when}.</>
export const exportFailed = 'Your export could not be made.'
export const nothingChanged = 'Nothing you have was changed.'
export const exportsNotLoaded = 'Your exports could not be loaded.'
export const exportNotStarted = 'The export was not started.'
export const errorOccurred = 'An error occurred.'
export const tryAgain = 'Try again'

// Your rights
export const yourRights = 'Your rights'
export const answeredHere = (days: number) => `We answer within ${days} days; most of it you can do here at once.`
export const answeredByMail = (days: number) => `We reply within ${days} days, by email.`
export const request = 'Privacy request'
export const whichRight = 'Which right'
export const rights = {
  access: { name: 'Access', does: 'See what is held about you.' },
  rectify: { name: 'Rectify', does: 'Correct your data.' },
  erase: { name: 'Erase', does: 'Delete your data.' },
  restrict: { name: 'Restrict', does: 'Pause the use of your data.' },
  object: { name: 'Object', does: 'Refuse one use of your data.' },
  portability: { name: 'Portability', does: 'Take your data elsewhere, in a format other software reads.' },
} as const
export const yourEmail = 'Your email'
export const yourEmailHint = 'We will reply there. Use the one your account has.'
export const whatAbout = 'What is it about?'
export const sendRequest = 'Send request'
export const replyTo = (email: string) => `We will reply to ${email}.`
export const requestNotSent = 'Your request was not sent.'
export const requestSent = 'Your request is sent.'
export const sendAnother = 'Send another request'

// Erase
export const erase = 'Erase'
export const eraseReason = 'There is no way back from this.'
export const eraseQuestion = 'Delete your account and everything in it?'
export const deletes = (what: string) => `This deletes ${what} at once, on every device.`
export const everythingMade = 'everything you made and your profile'
export const endsWithIt =
  'A subscription ends with it, and nothing more is charged. Invoices are kept as the law requires, without your name.'
export const yourPassword = 'Your password'
export const enterPassword = 'Enter your password to go on.'
export const notErased = 'Your account was not deleted. Please try again.'
export const deleteEverything = 'Delete everything'
export const exportFirst = 'Export first'

// Once it is deleted
export const erased = 'Your account is deleted'
export const erasedLead =
  'Everything in it is gone from our database and our files, and this browser has forgotten you. Invoices are kept as the law requires, without your name.'
export const toStart = 'Go to the start page'
export const writeToUs = 'Write to us'
