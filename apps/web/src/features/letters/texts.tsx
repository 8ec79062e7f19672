import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The list
export const orders = { newest: 'Newest first', company: 'By company' }
export const coverLetters = 'Cover Letters'
export const lead = 'Each quotes your lines that fit the job best.'
export const newLetter = 'New letter'
export const lettersFailed = 'Your letters could not be loaded.'
export const loadingLetters = 'Loading your letters'
export const searchLetters = 'Search letters'
export const searchHint = 'Search company, role or words'
export const order = 'Order'
export const found = (count: number) => `${countOf(count, 'letter')} found`
export const yourLetters = 'Your letters'
export const looking = 'Looking through all your letters'
export const noneFound = (words: string) => `No letter has “${words}” in it.`
export const clearSearch = 'Clear search'
export const letters = 'Letters'
export const neverCounted = 'Editing and downloads are never counted.'

// A letter in the list
export const wordCount = (count: number) => countOf(count, 'word')
export const interview = 'Interview'
export const offer = 'Offer'
export const rejected = 'Rejected'
export const withdrawn = 'Withdrawn'
export const sent = 'Sent'
export const sentOn = (day: string) => `Sent ${day}`
export const notSent = 'Not sent yet'
export const moreFor = (role: string, company: string) => `More for ${role}, ${company}`
export const rename = 'Rename'
export const downloadPdf = 'Download PDF'
export const downloadDocx = 'Download DOCX'
export const remove = 'Delete'
export const letter = 'letter'
export const sameTitle = 'Its tailored resume has the same title and takes the new one too.'
export const deleteQuestion = (company: string) => `Delete the letter to ${company}?`
export const whatGoes =
  'The letter goes, with its short message and email. The job stays, and the tailored resume too, unless its original was deleted.'
export const keepIt = 'Keep it'
export const deleteLetter = 'Delete letter'

// An empty list
export const waiting = (name: string) => `You have one waiting: ${name}.`
export const savedJob = (name: string) =>
  `You saved a job: ${name || 'untitled'}. We tailor your resume to it first, then write.`
export const writeForIt = 'Write a letter for it'
export const loadingJobs = 'Loading your jobs'
export const noLetters = 'No letters yet'
export const pasteJob = 'Paste a job'
export const chooseAnother = 'Choose another job'
export const fromTailored = 'A letter is written from a resume you have tailored.'
export const pasteToTailor = 'Paste a job, and we tailor yours first.'

// The page of a letter
export const parts = [
  { value: 'letter', label: 'Letter' },
  { value: 'choices', label: 'Choices' },
  { value: 'short', label: 'Short forms' },
]
export const partsOfPage = 'Parts of this page'
export const coverLetter = 'Cover letter'
export const loadingLetter = 'Loading the letter'
export const letterFailed = 'The letter could not be loaded.'
export const deletedElsewhere = 'This version was deleted elsewhere.'
export const copyWhatYouNeed = 'What you see is kept on this page until you leave it. Copy what you need.'
export const againIsFree = 'Writing it again is free.'
export const writing = 'Writing'
export const writeAgain = 'Write it again'
export const writeLetter = 'Write the letter'
export const noSuchLetter = 'There is no such letter'
export const goToLetters = 'Go to Cover Letters'
export const letterGone =
  'The tailored resume it was written from may have been deleted, or the address is not complete.'

// A letter for a job that has no tailored resume
export const jobsFailed = 'Your jobs could not be loaded.'
export const noResume = 'No resume yet'
export const addResume = 'Add your resume'
export const addResumeFirst = 'A letter quotes your own resume lines. Add your resume first.'
export const noSuchJob = 'There is no such job.'
export const jobGone = 'It may have been deleted. Choose another, or paste its advertisement.'
export const notTailoredYet = 'This job has no tailored resume yet.'
export const startsFromTailored = 'A letter starts from a tailored resume.'
export const tailoredFirst = (resume: string | undefined) =>
  `We make one from “${resume ?? ''}” first, then the letter from it. Each counts once.`
export const counts = (resumes: string, letters: string) => `Resumes: ${resumes}. Letters: ${letters}.`
export const tailoring = 'Tailoring'
export const tailorThenWrite = 'Tailor, then write'
export const willAppear = 'Your letter will appear here'
export const everySentence = 'Your own lines, word for word.'
export const tailoredAlready = 'Tailored already, ready for a letter:'
export const tailoringFailed = 'Your resume was not tailored.'
export const errorOccurred = 'An error occurred.'
export const tryTailoringAgain = 'Nothing was counted. Try again.'

// The choices
export const settings = 'Letter settings'
export const layout = 'Layout'
export const layouts = [
  { value: 'highlights', label: 'Highlights', hint: 'Your lines by employer' },
  { value: 'pairs', label: 'Side by side', hint: 'What the ad asks, beside your line' },
] as const
export const whyHere = 'Why here? One sentence of your own'
export const leftOutIfEmpty = 'Left out if empty. We keep it as your answer to “Why us?”.'
export const to = 'To'
export const toHint = 'The name for the greeting, such as Ms Whitlock. Leave it empty to greet the team.'
export const forLabel = 'For'
export const tailoredResumes = 'Tailored resumes'
export const savedJobs = 'Saved jobs'
export const untitled = 'Untitled'
export const notTailored = (job: string) => `${job} · not tailored`
export const numbered = (title: string, version: number) => `${title} · version ${version}`
export const pasteAdvertisement = 'Paste a job advertisement'
export const gone = {
  job: 'The saved job was deleted. Its advertisement is kept with this version.',
  resume: 'The resume behind it was deleted. This version and its letter stay.',
}
export const closes = (day: string) => `Closes ${day}`
export const style = 'Style'
export const styles = [
  { value: 'professional', label: 'Professional' },
  { value: 'warm', label: 'Warm' },
  { value: 'concise', label: 'Concise' },
  { value: 'enthusiastic', label: 'Enthusiastic' },
] as const
export const onlyFrame = 'Without a language model, the style changes only the greeting, opening, close and layout.'
export const ownStyle = 'Your own'
export const whatToShow = 'What to show'
export const chosenOf = (chosen: number, most: number) => `${chosen} of ${most} chosen`
export const chooseNone = 'Choose none, and we use your strongest lines.'
export const fewerLines = 'Show fewer lines'
export const moreLines = (count: number) => `Show ${countOf(count, 'more line')}`
export const line = (number: number) => `Line ${number}`
export const askedFor = (requirement: ReactNode) => <>for {requirement}</>
export const company = 'Company'
export const advertisement = 'Job advertisement'
export const pasteWhole = 'Paste the whole text.'
export const adCut = 'Job ad truncated'
export const adTooLong = 'The content exceeded 6000 characters and was truncated.'
export const enterCompany = 'Enter the advertising company name'
export const enterAdvertisement = 'Paste a job advertisement to tailor to'

// While it is written
export const works = {
  tailorResume: {
    label: 'Tailoring your resume',
    steps: {
      reading: 'Read your resume and the ad',
      comparing: 'Compare the ad with your resume',
      writing: 'Write, from your own lines',
      checking: 'Check every line against its source',
    },
  },
  generateCoverLetter: {
    label: 'Writing your letter',
    steps: {
      reading: 'Read the ad and your tailored resume',
      comparing: 'Find the lines that answer the ad',
      writing: 'Choose the strongest',
      checking: 'Lay out the letter',
    },
  },
}
export const canLeave = 'You can leave this page. The letter will be in your list.'
export const writingFailed = 'The letter could not be written. Nothing was counted.'
export const tryAgain = 'Try again'
export const beforeYouSend = 'Before you send it'

// Before it is written
export const asItWouldBe = (style: string) => `${style}, as it would be written.`
export const nothingSaved = 'Nothing is saved or counted yet.'
export const tooLittle = 'Not enough lines to quote yet'
export const stylesFailed = 'The styles could not be shown.'
export const canStillWrite = 'You can still write the letter.'
export const writingPreviews = 'Writing a preview in each style'

// A letter that is there
export const broughtUpToDate = 'Brought up to date'
export const changedElsewhere = 'This letter was changed elsewhere.'
export const lookOfFiles = 'Template'
export const theLetter = 'The letter'
export const copy = 'Copy'
export const docx = 'DOCX'
export const typedNotSaved = 'What you typed could not be saved first. Save it, then try again.'
export const removed = 'Removed from the letter'
export const unbacked = 'These words aren’t on your resume. Check them before you send this letter.'
export const notInOnePiece = {
  title: 'This sentence was changed meanwhile',
  description: 'It has other words or formatting now. Type in the letter itself; your words stay in the field.',
}
export const replaceQuestion = 'Replace your edits?'
export const editsStay = 'They stay in the history: Undo brings them back while this page is open.'
export const keepLetter = 'Keep my letter'

// Two places changed it
export const conflictLead =
  'Another tab or device has changed this letter since you began. Whichever you keep, Undo brings the other back.'

// Where its words come from
export const sources = { line: 'Line', you: 'You', said: 'Answer', ad: 'Ad' }
export const spokenSources = {
  line: 'Your resume',
  you: 'Your sentence',
  said: 'Your answer',
  ad: 'The advertisement',
}
export const typedByYou = 'Typed by you'
export const long = (most: number) => `. Long: most letters have fewer than ${most}.`
export const marginSays = 'What the margin shows'
export const lineOfResume = 'line number on your resume'
export const yourWords = 'your words'
export const yourAnswer = 'your answer'
export const fromAd = 'from the ad'
export const sourcesOfParagraph = 'Sources of this paragraph'
export const pointAtSentence = 'Point at a sentence, or tap it, to see its source.'
export const youTyped = 'You typed this.'
export const courtesy = 'Standard wording. It says nothing about you.'
export const theAd = 'The ad'

// The sheet
export const preview = 'Preview of the letter'
export const from = 'From'
export const writeHere = 'Write your letter here.'
export const otherWords = 'Other words'
export const otherWordsFor = (number: number) => `Other words for paragraph ${number}`
export const nothingChanged = 'Nothing was changed.'
export const changeLine = 'Change line'
export const changeThisLine = (line: string) => `Change line: ${line}`
export const bulletsAreYours = 'Bullets are your lines, word for word. Type to edit one for this letter.'
export const undo = 'Undo'
export const redo = 'Redo'

// The short forms
export const shortMessage = 'Short message'
export const charactersOf = (count: number, most: number) => `${count} of ${most} characters`
export const copyMessage = 'Copy the short message'
export const theMessage = 'The message'
export const email = 'Email'
export const attachPdfs = 'Attach the PDFs yourself'
export const subject = 'Subject'
export const copyEmail = 'Copy the email'
export const theEmail = 'The email'
export const openInMail = 'Open in email'
