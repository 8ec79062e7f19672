import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The page
export const pageTitle = 'Your jobs, best match first'
export const firstLead = 'Add your resume and a job, and see how well they match.'
export const upload = 'Upload resume'
export const jobsNotLoaded = 'Your jobs could not be loaded.'
export const matchesNotLoaded = 'Your matches could not be loaded.'
export const loadingJobs = 'Loading your jobs'
export const matchedWith = (resume: ReactNode, hasTailored: boolean) => (
  <>
    Matches are for {resume}
    {hasTailored ? ', or its tailored version.' : '.'}
  </>
)
export const checkingOf = (measured: number, total: number) => `Checking ${measured} of ${total}…`

// In one line: what there is to do
export const toApplyCount = (count: number) => `${count} to apply`
export const readyCount = (count: number) => `${count} ready`
export const interviewWhen = (when: string, time: string | null) => `interview ${when}${time ? ` at ${time}` : ''}:`
export const nextDays = ['today', 'tomorrow'] as const
export const onDay = (day: string) => `on ${day}`
export const practiceWords = (practiced: number) => (practiced > 0 ? 'keep practicing' : 'start practicing')
export const prepareShortly = 'prepare for it'
export const followUpWith = (place: string) => `follow up with ${place}:`
export const writeMessage = 'write a message'

// The list
export const yourJobs = 'Your jobs'
export const toApply = 'To apply'
export const closedJobs = 'Closed'
export const allStages = 'All'
export const bestMatch = 'Best match'
export const newest = 'Newest'
export const sortedBy = { deadline: 'By deadline', newest: 'Newest first' } as const
export const match = 'Match'
export const requirements = 'Requirements'
export const dates = 'Dates'
export const addAJob = 'Add a job'
export const notNow = 'Not now'
export const searchJobs = 'Search your jobs'
export const readyToApply = 'Ready to apply'
export const readyNote = (good: number) => `tailored, ${good} or more`
export const goodMatches = 'Good matches'
export const goodNote = (good: number) => `${good} or more`
export const longShots = 'Long shots'
export const longNote = (good: number) => `under ${good}`
export const dealbreakers = 'Dealbreaker'
export const checkingMatch = 'Checking your match'
export const addTheAd = 'Add the full ad'
export const noMatchYet = 'No match yet'
export const countAndNote = (count: number, note: string | null) => `(${count})${note ? ` · ${note}` : ''}`
export const reviewAndApply = 'Review and apply'
export const tailorResume = 'Tailor resume'
export const viewJob = 'View job'
export const stepFor = (step: string, title: string) => `${step}: ${title}`
export const matchOf = (score: number) => `Match ${score} of 100`
export const dealbreakerIs = (requirement: string) => `Dealbreaker: ${requirement}`
export const foundOf = (shown: number, asked: number) => `Found ${shown} of ${asked}`
export const notFound = (names: readonly string[], more: number) =>
  `Not found: ${names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')}${more > 0 ? ` and ${more} more` : ''}`
export const andNotFound = (words: string) => ` · ${words}`
export const checkingRequirements = 'Checking your match…'
export const nothingAsked = 'We found no requirements. Add the full ad.'
export const closesIn = (until: string) => `closes ${until}`
export const noClosingDate = 'No closing date'
export const noneAt = {
  saved: 'Nothing to apply to. Add a job you like.',
  applied: 'No applications yet. Once you’ve applied, mark the job.',
  interviewing: 'No interviews yet.',
  closed: 'No closed jobs.',
  all: 'No jobs yet.',
} as const
export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
export const allAnalyses = 'Analyses'
export const asBoard = 'Board'
export const allWithNotes = 'All jobs with notes and dates'

// First steps
export const firstSteps = 'First steps'
export const stepsDone = (done: number, steps: number) => `${done} of ${steps}`
export const done = 'Done'
export const addResume = 'Add your resume'
export const addResumeWhy = 'Upload the one you have, or write one.'
export const saveJobYouLike = 'Add a job'
export const saveJobWhy = 'Paste the advertisement, or give the link to it.'
export const tailorToIt = 'Tailor your resume to it'
export const tailorWhy = 'See your match, and what is not found.'
export const tailorSample = 'Tailor it to its job'

// What is handed over
export const jobNotOpened = 'The job could not be opened'
export const tryAgainPlease = 'Please try again.'

// Latest tailored versions
export const latestVersions = 'Latest tailored versions'
export const myResumes = 'My Resumes'
export const noneTailored = (tailorYours: ReactNode) => (
  <>None yet. {tailorYours} to a job to see it here with its score.</>
)
export const tailorYours = 'Tailor your resume'
export const coverLetter = 'Cover letter'
export const coverLetterFor = (title: string) => `Cover letter for ${title}`
export const changeKinds = { reworded: 'reworded', combined: 'combined', added: 'added', moved: 'moved' } as const
export const nothingChanged = 'nothing changed'
export const questionsOpen = (count: number) => `${countOf(count, 'question')} open`

export const latestOf = (title: string, count: number) => (count === 1 ? title : `${title} and ${count - 1} more`)

// Your applications
export const yourApplications = 'Your applications'
export const newestJobs = (count: number) => `Your newest ${count} jobs`
export const sinceDay = (day: string) => `Since ${day}`
export const applicationCounts = (applied: number, interviews: number) =>
  applied === 0 ? 'None yet' : `${applied} applied · ${countOf(interviews, 'interview')}`
export const tailored = 'Tailored'
export const interview = 'Interview'
export const waiting = (count: number) => `${count} waiting`
export const saidNo = (count: number) => `${count} said no`
export const stillToDo = (count: number) => `${count} still to do`
export const notApplied = 'Mark a job as applied to count it here.'
export const tooFew = (count: number) =>
  `${count} application${count === 1 ? ' is' : 's are'} too few to say what works. Look again at ten.`
export const ledToInterview = (invited: number, count: number) =>
  `${invited} of your ${count} applications led to an interview.`

// Coming up
export const comingUp = 'Coming up'
export const noneYet = 'None yet'
export const nextDate = (what: string, of: string, when: string) => `${what} ${when}: ${of}`
export const noDates = 'Add a job’s closing date and it will show up here.'
export const andMore = (more: ReactNode) => <>and {more}</>
export const moreDates = (count: number) => `${count} more`
export const addDate = 'Add a date'
export function daysLeft(left: number): string {
  if (left === 0) return 'today'
  const days = Math.abs(left)
  return `${countOf(days, 'day')}${left < 0 ? ' late' : ''}`
}
export const closes = 'Closes'
export const applyThenMark = 'Apply, then mark it'
export const tailorForIt = 'Tailor for it'
export const followUp = 'Follow up'
export const draftMessage = 'Draft a short message'
export const openGuide = 'Open the guide'
export const prepareForIt = 'Prepare for it'
export const planEnds = 'Plan ends'
export const openPlan = 'Open the plan'

// Current resume
export const currentResume = 'Current resume'
export const noResume = (uploadOrWrite: ReactNode) => <>None yet. {uploadOrWrite}: it takes a few minutes.</>
export const uploadOrWrite = 'Upload or write one'
export const resumeSaved = (moment: ReactNode) => <>Saved {moment}.</>
export const tailoredCount = (count: number) =>
  count === 0 ? 'No tailored version yet.' : `${countOf(count, 'tailored version')}.`
export const open = 'Open'
export const edit = 'Edit'
export const atsCheck = (toFix: number) => (toFix === 0 ? 'ATS check: all good' : `ATS check: ${toFix} to look at`)

// Learning
export const planFor = (skill: string) => `${skill} plan`
export const hours = 'Hours'
export const steps = 'Steps'
export const noSteps = 'No steps yet'
export const nextStep = (step: string) => `Next: ${step}`
export const worthLearning = 'Worth learning'
export const makePlan = 'Make a plan'
export const yourSkills = 'Your skills'

// This month
export const thisMonth = 'This month'
export const usedOf = (feature: string, used: number, limit: number) => `${feature}: ${used} of ${limit}`
export const noLimits = 'No limits'
export const loadingUsage = 'Loading your usage'
export const usageFailed = 'Your usage could not be loaded.'
export const tryAgain = 'Try again'
export const seePro = 'See Pro'

// Score history
export const scoreHistory = 'Score history'
export const fromTo = (job: string, from: number, to: number) => `${job}: ${from} to ${to}`
export const job = 'Job'
export const madeOn = 'Made on'
export const yourMatch = 'Your match'
export const lineBreaks = 'The line breaks where the scoring itself changed, so the two parts cannot be compared.'
export const matchWith = (job: string) => `Your match with ${job}, oldest first`
export const good = (scores: string) => `Good ${scores}`

// The jobs
export const allJobs = 'All jobs'
export const jobsLead = 'Every job you are considering, and how far along it is.'
export const noJobs = 'No jobs yet'
export const noJobsLead =
  'Paste an advertisement or give its address. It is kept here, and you can tailor your resume to it.'
export const search = 'Search'
export const searchPlaceholder = 'Title, company, place or notes'
export const sortBy = 'Sort by'
export const lastChanged = 'Last changed'
export const deadline = 'Deadline'
export const company = 'Company'
export const stage = 'Stage'
export const layout = 'Layout'
export const list = 'List'
export const board = 'Board'
export const noneFound = 'No job has these words.'
export const looking = 'Looking through all your jobs'
export const columns = ['Job', 'Stage', 'Dates', 'Sent', 'Changed', ''] as const
export const appliedOnDay = (day: string) => `applied ${day}`
export const sent = 'sent'
export const sentVersion = 'tailored version'
export const boardHint = 'Move a card with its menu, with the left and right arrow keys, or by dragging it.'
export const none = 'None.'
export const moved = (title: string, stage: string) => `${title} moved to ${stage}`

// Stages and days of a job
export const untitled = 'Untitled'
export const saved = 'Saved'
export const applied = 'Applied'
export const interviewing = 'Interviewing'
export const offer = 'Offer'
export const rejected = 'Rejected'
export const withdrawn = 'Withdrawn'
export const closedOn = (day: string) => `closed on ${day}`
export const closesOn = (day: string) => `closes on ${day}`
export const interviewOnDay = (day: string, time: string | null) => `interview ${day}${time ? `, ${time}` : ''}`
export const followUpOnDay = (day: string) => `follow up ${day}`

// What can be done with a job
export const moreFor = (title: string) => `More for ${title}`
export const tailorForJob = 'Tailor for this job'
export const letterForJob = 'Letter for this job'
export const prepareForInterview = 'Prepare for the interview'
export const calendarFile = 'Calendar file'
export const moveTo = (stage: string) => `Move to ${stage}`
export const remove = 'Delete'
export const deleteQuestion = (title: string) => `Delete “${title}”?`
export const deleteMeaning = 'The advertisement and your notes on it go. Resumes you tailored to it stay.'
export const keepIt = 'Keep it'
export const deleteJob = 'Delete job'

// Adding a job
export const addLead =
  'Paste the advertisement, or give its address. Its title, company and closing date are read from it.'
export const address = 'Link to the ad'
export const fetchIt = 'Fetch'
export const jobAdvertisement = 'Job advertisement'
export const saveJob = 'Save job'

// A job
export const backToJobs = 'Back to jobs'
export const theJob = 'The job'
export const title = 'Title'
export const place = 'Place'
export const advertisement = 'Advertisement'
export const advertisementMissing = 'A job needs its advertisement.'
export const saving = 'Saving…'
export const notSavedKept = 'Not saved yet. Kept in this browser.'
export const notSaved = 'Not saved yet'
export const whereItStands = 'Where it stands'
export const appliedOn = 'Applied on'
export const appliedAhead = 'This day is still to come.'
export const interviewOn = 'Interview on'
export const interviewBefore = 'This is before the day you applied.'
export const interviewAt = 'Interview at'
export const followUpOn = 'Follow up on'
export const inAWeek = 'In a week'
export const reminders =
  'We remind you of the deadline, the interview and the follow-up. A new job has the closing date of its advertisement.'
export const versionSent = 'Tailored version sent'
export const versionSentHint = 'Once you have tailored a resume, choose here which one you sent.'
export const noVersion = 'None'
export const sentOn = 'Sent on'
export const contact = 'Contact'
export const contactPlaceholder = 'Who you wrote to, and how'
export const notes = 'Notes'
export const writeToEmail = (email: string) => `Write to ${email}`
export const call = (phone: string) => `Call ${phone}`

// A short message
export const shortMessage = 'A short message'
export const shortMessageLead = 'Change it as you like, then copy it or open it in your email.'
export const close = 'Close'
export const copy = 'Copy'
export const theMessage = 'The message'
export const openInMail = 'Open in email'
export const message = 'Message'
export const newsSubject = (title: string | null) => (title === null ? 'My application' : `My application: ${title}`)
interface News {
  title: string | null
  company: string | null
  /** The day. */
  applied: string | null
  name: string
}
export function newsText({ title, company, applied, name }: News): string {
  const post = title === null ? 'your post' : `the post of ${title}`
  const when = applied === null ? `I have applied for ${post}` : `On ${applied} I applied for ${post}`
  return [
    'Hello,',
    `${when}${company ? ` at ${company}` : ''}, and I am still interested. Is there any news, or anything you need from me?`,
    `Kind regards${name ? `,\n${name}` : ''}`,
  ].join('\n\n')
}
