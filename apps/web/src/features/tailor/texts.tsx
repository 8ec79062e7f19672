import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'
import { lineChangeOf } from '../../ui/texts/line-changes.ts'

// The page
export const title = 'Tailor Resume'
export const back = 'Back to Resume'
export const loading = 'Loading…'
export const tryAgain = 'Try again'
export const loadFailed = 'Failed to load resume'
export const somethingFailed = 'An error occurred.'
export const noResume = 'No resume selected'
export const goToResumes = 'Go to My Resumes'
export const selectFirst = 'Select a resume first, then tailor it to a job advertisement.'
export const lastVersion = (company: ReactNode, moment: ReactNode) => (
  <>
    Your last version is kept: tailored for {company}, {moment}.
  </>
)
export const openLast = 'Open it'

// The parts of the page
export const parts = 'Parts of this page'
export const requirementsPart = 'Requirements'
/** Follows the figure. */
export const askYou = (count: number) => (count === 1 ? 'needs your OK' : 'need your OK')

// The advertisement
export const advertisement = 'Job Advertisement'
export const advertisementField = 'Job Advertisement *'
export const companyField = 'Advertising Company *'
export const closes = (day: string) => `Closes ${day}`
export const cancel = 'Cancel'
export const tailorAndSave = 'Tailor & Save'
export const bothFirst = 'Enter the company and the advertisement first.'
export const advertisementFirst = 'Paste the advertisement first.'
export const companyFirst = 'Enter the company first.'
export const nearlyTooLong = 'Approaching maximum length'
export const savedJobs = 'Use Existing Job Description (optional)'
export const noSavedJobs = 'No saved jobs yet'
export const chooseJob = 'Choose one'
export const clear = 'Clear'
export const fetchFrom = 'Fetch from URL (optional)'
export const addressBegins = 'https://'
export const fetchIt = 'Fetch'
export const cutShort = 'Job ad truncated'
export const wasCutShort = 'The content exceeded 6000 characters and was truncated.'
export const companyMissing = 'Enter the advertising company name'
export const advertisementMissing = 'Paste a job advertisement to tailor to'
export const missing = 'Missing required info'
export const enterBoth = 'Please enter the Advertising Company and Job Advertisement.'

// How it is written
export const options = 'Options'
export const tone = 'Tone'
export const toneHint = 'Only a language model uses this. Without one, the wording stays yours.'
export const tones = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'confident', label: 'Confident' },
  { value: 'warm', label: 'Warm' },
]
export const length = 'Length'
export const lengths = [
  { value: 'full', label: 'Full' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'one-page', label: 'One page' },
]
export const emphasis = 'Emphasis'
export const emphasisHint = 'Skills to emphasize, separated by commas.'
export const keepOrder = 'Keep the order of my lines'

// Tailoring
export const tailoring = 'Tailoring'
export const steps: Record<string, string> = {
  reading: 'Reading your resume and the advertisement',
  comparing: 'Comparing the ad with your resume',
  writing: 'Writing, from your own lines',
  checking: 'Checking every line against its source',
}
export const tailoringFailed = 'Tailoring failed'
export const notTailored = 'Unable to tailor resume'
/** What could not be done stands before it. */
export const typedIsKept = (problem: string) => `${problem} What you typed is kept.`
export const analysisStarted = 'Analysis started'
export const analysisComes = "We're generating insights for this job. Check Competitive Analysis shortly."

// The result
interface Outcome {
  company: string
  match: number | null
  changes: number
}
export function resultOf({ company, match, changes }: Outcome): string {
  const yourMatch = match === null ? '' : `, your match ${match} of 100`
  return `Tailored for ${company}${yourMatch}, ${countOf(changes, 'change')}`
}
export const notScored = 'Not scored. The ad lists nothing we can check, or the resume is too long.'

// The tailored version
export const tailored = 'Tailored Resume'
export const tailoredText = 'Tailored resume'
export const resumeText = 'Your resume, before tailoring'
export const titleField = 'Title'
export const untitled = 'Untitled'
export const tailorFirst = 'Tailor the resume first'
export const view = 'View'
export const views = { changes: 'With changes', final: 'Final', original: 'Original' }
export const editText = 'Edit text'
export const originalText = 'The original resume'
/** `Lines 4, 30`, `Line 11 and your answer`. */
export const placeOf = (lines: readonly number[], isSaid: boolean) => {
  if (lines.length === 0) return 'Your answer'
  const numbers = `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}`
  return isSaid ? `${numbers} and your answer` : numbers
}
export const template = 'Template'
export const fittedPage = 'This version as a page'
export const saveChanges = 'Save Changes'
export const download = (format: string) => `Download ${format.toUpperCase()}`
export const downloadFailed = 'Download failed'
export const notGenerated = 'Unable to generate document'
export const appliedQuestion = 'Applied?'
export const iApplied = 'I applied'
export const appliedToday = (day: string) => `Applied today. We’ll remind you on ${day}.`
export const openAd = 'Open the ad'
export const writeLetter = 'Write the letter'
export const dismiss = 'Dismiss'
export const versionNotLoaded = 'Failed to load the tailored version'
export const maybeDeleted = 'It may have been deleted.'
export const notSent =
  'Not saved yet. What you typed is kept in this browser, and is saved as soon as the server answers.'
export const notSavedFirst = 'What you typed could not be saved first. Save it, then try again.'
export const deleteIt = 'Delete'
export const deleteQuestion = 'Delete this tailored version?'
export const whatGoes = 'The tailored text, its changes and its cover letter go. Your resume and the saved job stay.'
export const keepIt = 'Keep it'

// Two copies of a version: how the other came about, and how the two are called
export const conflict = {
  elsewhere: {
    title: 'This version was changed elsewhere in the meantime.',
    both: 'That one and yours',
    mine: 'Keep mine',
    theirs: 'Take that one',
  },
  changes: {
    title: 'A change was undone or taken again while you typed.',
    both: 'Without and with what you typed',
    mine: 'Keep what I typed',
    theirs: 'Leave it out',
  },
}
export const lookAtBoth = 'What you typed here is kept, and not saved yet. Look at both, and choose.'

// What was done, on the page itself
export const onThisPage = 'Changes on this page'
/** Marks of a line that was typed, or for which other words are suggested. */
const verdictMarks: Record<string, { sign: string; words: string }> = {
  yours: { sign: '✎', words: 'yours' },
  calm: { sign: '≈', words: 'Reworded' },
  loud: { sign: '●', words: 'Reworded, new words' },
  untrue: { sign: '✕', words: 'Not on your resume' },
}
export const pageMark = (kind: string) => verdictMarks[kind] ?? lineChangeOf(kind)
export const markOf = (what: string, line: string) => `${what}: ${line}`
export const showIt = 'Show'
export const showLine = (line: string) => `Show: ${line}`
export const asksForOk = (text: string) => `Needs your OK: ${text}`

// The changes
export const changes = 'Changes Explanation'
export const explanation = 'Changes explanation'
export const explanationComes = 'You’ll see what changed and why after tailoring.'
interface Counts {
  kept: number
  undone: number
  asks: number
  heldBack: number
}
export function editCounts({ kept, undone, asks, heldBack }: Counts): string {
  const parts = [countOf(kept, 'change'), undone > 0 && `${undone} undone`, asks > 0 && `${asks} ${askYou(asks)}`]
  return [...parts, heldBack > 0 && `${heldBack} left out`].filter(Boolean).join(', ')
}
export const madeAndAsked = 'Changes made and asked about'
export const shortcuts = 'Shortcuts'
export const changeKeys = (hasAsks: boolean) =>
  `While a change has the focus: J next, K previous, U undo${hasAsks ? ', Y use it, N keep mine' : ''}.`
export const notAsItIs = 'Your resume doesn’t say this, so it can’t be accepted as it is.'
export const unsettled = 'Your wording stays until you choose.'
export const ownWordsStand = 'Your words are in'
export const markedAsYours = 'The line is marked as typed by you.'
export const lineChanged = 'This line has changed'
export const yoursStand = 'Edit it in the resume itself.'
export const eachChange = 'Each change'
export const groupOf = (kind: string, count: number) => `${kind} (${count})`
export const undoAll = 'Undo all'
export const takeAllAgain = 'Redo all'
export const undo = 'Undo'
export const takeAgain = 'Redo'
export const undoChange = (number: number) => `Undo: change ${number}`
export const takeChangeAgain = (number: number) => `Redo: change ${number}`
export const showAgain = 'Show again'
export const hide = 'Hide'
export const showLineAgain = (number: number) => `Show again: change ${number}`
export const hideLine = (number: number) => `Hide: change ${number}`
export const undone = 'Undone'
export const serves = (requirement: ReactNode) => <>For {requirement}</>
export const fromLines = (count: number) => (count === 1 ? 'From your line' : `From ${count} of your lines`)

// What was drafted and not used
export const heldBack = 'What we left out'
export const whyHeldBack =
  'Ideas we dropped because your resume doesn’t support them. Is one true? Add it to your resume, then tailor again.'
export const moreHeldBack = (count: number) => `And ${count} more.`

// Whose words stand on the page
export const allYours = 'Every word comes from your resume or from what you told us.'
export const linesTyped = (count: number) => `${countOf(count, 'line')} typed by you`
export const notChecked = 'We don’t check what you type yourself.'
export const typedByYou = 'Typed by you'
export const linesFallen = (count: number) => `${countOf(count, 'line')} ${count === 1 ? 'needs' : 'need'} another look`
export const readAgain = (count: number) =>
  count === 1
    ? 'This change no longer passes our check. Review or undo it.'
    : 'These changes no longer pass our check. Review or undo them.'
export const checkThis = 'Check this'

// The original
export const originalNotLoaded = 'The original could not be loaded. Please reload the page to try again.'

// The questions
export const askMe = 'Answer questions'
export const comparingBoth = 'Comparing your resume with the advertisement'
export const questionsFailed = 'The questions could not be made.'
export const tailorToUse = 'You have answered every question. Tailor the resume to use what you told us.'
export const answerWhatIsTrue = 'We couldn’t find these on your resume. Add the ones you have.'
export const allShown = 'No questions for this job.'
export const answersWait = (count: number) =>
  count === 1
    ? 'Your answer is kept. Tailor again to use it.'
    : `Your ${count} answers are kept. Tailor again to use them.`
export const tailorAgain = 'Tailor again'
export const questions = 'Questions'
export const showOthers = (count: number) => `Show the other ${count}`
export const required = 'Must'
export const goodToHave = 'Nice to have'
export const quoted = (words: string) => `“${words}”`
export const doesItMean = (answer: ReactNode) => <>You wrote {answer} Does that mean you have this?</>
export const haveThis = 'I have this'
export const notYet = 'I don’t'
export const saidNo = (requirement: ReactNode) => <>You said no to {requirement}</>
export const planIt = 'Plan it'

// What an answer begins with that is kept as the person's own; the server reads it
export const yes = 'Yes'
export const no = 'No, not yet'

// What the person has told
export const yourAnswers = (count: number) => (count === 1 ? 'Your answer' : `Your ${count} answers`)
export const askedAbout = (requirement: ReactNode) => <>Asked about {requirement}</>
export const said = (moment: ReactNode) => <>Answered {moment}</>
export const deleteAnswer = (answer: string) => `Delete: ${answer}`

// The head of the page
export const job = 'Job'
export const at = (company: string) => `at ${company}`
export const backToJobs = 'Back to jobs'
export const noSuchJob = 'There is no such job.'
export const jobGone = 'It may have been deleted. Your other jobs are in the list.'
export const jobFailed = 'The job could not be loaded.'
export const letter = 'Letter'
export const otherFormats = 'Other formats'
export const tailorForJob = 'Tailor for this job'
export const more = 'More'
export const matchReport = 'Match report'
export const prepareInterview = 'Prepare for the interview'
export const versions = 'Versions for this job'
export const versionOf = (number: number, count: number) =>
  count === 1 ? 'Version 1' : `Version ${number} of ${count}`
export const originalResume = 'Original resume'
export const showing = (version: string) => `Showing: ${version}`
export const versionRow = (number: number, moment: string, changes: number) =>
  `Version ${number}, ${moment}, ${countOf(changes, 'change')}`
export const addAd = 'Add the ad'
export const addAdHint = 'Paste it here to see how your resume matches this job.'
export const saveAd = 'Save the ad'

// The match and each requirement
export const yourMatch = 'Your match'
export const sentence = (words: string) => `${words}.`
export const answerToReach = (count: number, ceiling: ReactNode) => (
  <>
    Answer {countOf(count, 'question')} to reach up to {ceiling}.
  </>
)
export const checkingMatch = 'Checking your match…'
export const checkMatch = 'Check my match'
export const checkAgain = 'Check again'
export const checkFailed = 'We couldn’t check the requirements'
export const noRows = 'Requirements are checked for the newest version of a saved job.'
export const changedSince = 'You changed this version since it was checked.'
export const byEarlier = 'Scored by an earlier version of Bespeak.'
export const fell = (was: number, now: number) =>
  `This was ${was} and is now ${now}: we score more strictly than before. Your resume didn’t change.`
export const pointsOf = (points: number, most: number) => `${points} of ${most}`
export const gain = (points: number) => `+${points}`
export const jobTitle = 'Job title'
export const showAll = (count: number) => `Show all ${count}`
export const sayMore = 'Say what you did'
export const showsRow = (requirement: string) => `It shows: ${requirement}`
export const addToResume = 'Add to resume'
export const skip = 'Skip'
export const answersKept = 'Your answer counts.'
