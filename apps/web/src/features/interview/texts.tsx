import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The list
export const guides = 'Interview Guides'
export const guidesLead = 'Likely questions for one job, with answers outlined from your own lines.'
export const newGuide = 'New guide'
export const loadingGuides = 'Loading your interview guides'
export const guidesFailed = 'Your interview guides could not be loaded.'
export const lookingForJob = 'Looking for a job to prepare for'
export const noGuides = 'No guides yet'
export const makeFirst = 'Make your first guide'
export const chooseOrPaste = 'A guide is made for one job, from your resume. Choose a saved job or paste an ad.'
export const makeForIt = 'Make a guide for it'
export const chooseAnother = 'Choose another job'
export const waiting = (job: string) =>
  `A guide is made for one job, from your resume. You have one tailored and waiting: ${job}.`
export const newestFirst = 'Newest first'
export const byCompany = 'By company'
export const byJob = 'By job'
export const search = 'Search'
export const searchHint = 'Job or company'
export const order = 'Order'
export const noneFound = (words: string) => `No guide has “${words}” in it.`
export const clearSearch = 'Clear search'
export const yourGuides = 'Your interview guides'
export const guidesCounted = 'Guides'
export const neverCounted = 'Practice and downloads are never counted.'
export const nothingPractised = 'Nothing practiced yet'
export const practisedOf = (practised: number, all: number) => `${practised} of ${all} practiced`
export const moreFor = (job: string) => `More for ${job}`
export const downloadPdf = 'Download PDF'
export const remove = 'Delete'
export const deleteQuestion = (job: string) => `Delete the guide for “${job}”?`
export const whatGoes =
  'Your notes and practiced answers go with it. This cannot be undone. Your resume and the job stay.'
export const keepIt = 'Keep it'
export const deleteGuide = 'Delete guide'

// A new guide
export const newTitle = 'New interview guide'
export const newLead = 'Choose the job you are preparing for. Every answer is outlined from your own lines.'
export const backToGuides = 'Back to interview guides'
export const groundFailed = 'Your resumes and jobs could not be loaded.'
export const loadingGround = 'Loading your resumes and jobs'
export const noResume = 'No resume yet'
export const addResume = 'Add your resume'
export const addResumeFirst = 'A guide outlines answers from your own lines. Add your resume first.'
export const prepareFrom = 'Prepare from'
export const ways = [
  {
    value: 'version',
    label: 'A tailored version',
    hint: 'Prepares you for each line that tailoring changed as well.',
  },
  { value: 'job', label: 'A resume and a job', hint: 'A saved job, or an ad you paste here.' },
] as const
export const adMissing = 'Paste a job ad, or choose a saved job.'
export const linkGone = 'What this link pointed to is no longer there. Choose another job below.'
export const makeGuide = 'Make the guide'
export const ctrlEnter = 'Ctrl or ⌘ + Enter'
export const makingFailed = 'The guide could not be written. Nothing was counted.'
export const tryInAMoment = 'Please try again in a moment.'
export const haveOne = 'You have a guide for this one already.'
export const openIt = 'Open it'
export const version = 'Tailored version'
export const resume = 'Resume'
export const numbered = (version: string, number: number) => `${version} · version ${number}`
export const current = (resume: string) => `${resume} (current)`
export const job = 'Job'
export const pasteAd = 'Paste an ad'
export const untitled = 'Untitled'
export const company = 'Company'
export const jobAd = 'Job ad'
export const makingGuide = 'Making the guide'
export const steps = {
  reading: 'Reading your resume and the ad',
  writing: 'Writing questions, and outlines from your own lines',
}

// A guide
export const interviewGuide = 'Interview guide'
export const noSuchGuide = 'There is no such guide.'
export const guideGone = 'It may have been deleted. Your others are in the list.'
export const guideFailed = 'The guide could not be loaded.'
export const loadingGuide = 'Loading the guide'
export const made = (company: ReactNode, when: ReactNode) => (
  <>
    Interview guide{company && <> for {company}</>}, made {when}.
  </>
)
export const interviewsOn = (day: string, until: string) => `Interviews on ${day}, ${until}.`
export const deleteThis = 'Delete this guide'
export const print = 'Print'
export const practise = 'Practice'
export const gone = {
  resume: 'The resume behind this guide was deleted. The guide stays as it is.',
  job: 'The job behind this guide was deleted. The guide stays as it is.',
  both: 'The resume and the job behind this guide were deleted. The guide stays as it is.',
}
export const inThisGuide = 'In this guide'
export const doneOf = (done: number, all: number) => `${done} of ${all}`
export const practised = (share: ReactNode) => <>{share} practiced</>
export const questionsPractised = (practised: number, all: number) => `${practised} of ${all} questions practiced`
export const goTo = 'Go to'
export const choosePart = 'Choose a part'
export const roleInShort = 'The role in short'
export const namedMost = 'Named most often'
export const reportsTo = 'Reports to'
export const strongest = 'On your resume'
export const weakest = 'Not found'
export const questionsToAsk = 'Questions to ask'
export const checklist = 'Checklist'

// The kinds of questions
export const behavioural = 'Behavioral'
export const technical = 'Technical'
export const situational = 'Situational'
export const defend = 'Be ready to explain'
export const gaps = 'Gaps'
export const motivation = 'Motivation'
export const questionCount = (count: number) => countOf(count, 'question')
export const talkCount = (count: number) => countOf(count, 'talk')
export const kindLeads = {
  defend: 'Expect follow-up questions on lines with a figure or new words.',
  gap: 'The ad asks for these, and we couldn’t find them on your resume. Say so, then name what comes closest.',
}

// A question
export const adSays = (words: ReactNode) => <>The ad says {words}</>
export const required = 'Must'
export const goodToHave = 'Nice to have'
export const noLine = 'None of your lines fits. Prepare your own.'
export const yoursToAdd = 'Yours to add'
export const whyTheyAsk = 'Why they ask.'
export const goodAnswerShows = 'A good answer shows'
export const outline = 'Outline'
export const fromYourLines = 'From your own lines'
export const writtenFrom = 'Written from'
/** The line stands beside it. */
export const ofThis = (question: string) => question.replace(/“[^”]*”/, 'this')
export const fromGapToScore = 'From gap to score'
/** Where what comes next is asked for; older guides have a heading of their own for it. */
export const nextStepParts = ['Result', 'Next step']
export const planFor = (skill: string) => `Make a plan for ${skill}`
export const whatToSay = 'What to say if they ask'
export const practiseThis = 'Practice this one'
export const practiseQuestion = (question: string) => `Practice this one: ${question}`
export const yourNote = 'Your note'
export const addNote = 'Add a note'
export const move = {
  up: (question: string) => `Move up: ${question}`,
  down: (question: string) => `Move down: ${question}`,
}
export const movedTo = (place: number, all: number) => `Moved to position ${place} of ${all}.`

// How sure a person feels, from 1 to 5
export const sureness = ['Not at all', 'A little', 'Halfway', 'Mostly', 'Ready'] as const
export const confidence = (word: string, figure: number) => `Confidence: ${word}, ${figure} of 5`
export const wasPractised = 'Practiced'
export const notPractised = 'Not practiced'
export const howConfident = 'How confident do you feel about this one?'

// Practice
export const leavePractice = 'Leave practice'
export const questionOf = (place: number, all: number) => `Question ${place} of ${all}`
export const yourAnswer = 'Your answer'
export const wordCount = (count: number) => countOf(count, 'word')
export const notSent = 'It was not sent. It is kept in this browser: press Finish again.'
export const typeOrSpeak = 'Type it, or speak it and note the main points. What you leave here is kept as a draft.'
export const finish = 'Finish'
export const skip = 'Skip'
export const nextQuestion = 'Next question'
export const backToGuide = 'Back to the guide'
export const tryAgain = 'Try again'
export const nothingYet = 'Type your answer, or speak it. You can also skip this one.'
export const lengths = { short: 'Short', good: 'In range', long: 'Long' }
export const hidesOutline = 'Alt + O hides it.'
export const opensOutline = 'Hidden while you answer. Alt + O opens it.'
export const minutes = (count: number) => countOf(count, 'minute')
export const seconds = (count: number) => countOf(count, 'second')
export const timeOf = (time: string, most: string, from: string, to: string) =>
  `${time} of ${most}. Good length: ${from} to ${to}.`
export const goodLength = (from: string, to: string) => `Good length ${from}–${to}`
export const pauseTimer = 'Pause the timer'
export const startTimer = 'Start the timer'

// A spoken answer
export const stopRecording = 'Stop recording'
export const speakAgain = 'Speak it again'
export const speak = 'Speak it'
export const recording = 'Recording. It stays in this page.'
export const neverStored = 'Spoken words are timed and replayed here, never written down, sent or stored.'
export const noMicrophone = {
  refused: 'Your browser was not allowed to use the microphone. You can still speak: the timer runs without it.',
  missing: 'This browser has no microphone to record with. You can still speak: the timer runs without it.',
}
export const stopPlaying = 'Stop playing'
export const playBack = 'Play it back'

// The remarks
export const remarks = 'Remarks'
export const onThisAnswer = 'On this answer, not on you'
export const remarkNames = {
  structure: 'Structure',
  length: 'Length',
  evidence: 'Evidence',
  'not-said': 'Not said',
}
export const spokenRemark =
  'A spoken answer is timed and nothing more. Play it back: did you say what you did yourself, and how it ended?'
export const partSaid = ': said'
export const partNotHeard = ': not heard'
export const backedBy = (places: ReactNode) => <>Backed by your lines: {places}.</>
export const addToResume = 'Add what is right to your resume'

// The tries
export const yourTries = 'Your tries'
export const partsSaid = (said: number, all: number) => `${said} of ${all} parts`
export const claimsBacked = (backed: number, all: number) => `${backed} of ${countOf(all, 'claim')} backed`
export const moreThanFirst = (from: number, to: number, all: number, tries: number) =>
  `From ${from} to ${to} of ${all} parts in ${tries} tries.`
export const asInFirst = (said: number, all: number) => `${said} of ${all} parts, as in your first try.`
export const lessThanFirst = (first: number, last: number, all: number) =>
  `${last} of ${all} parts; your first try had ${first}.`
export const close = 'Close'
export const read = 'Read'
