import { countIfAny } from '../../../ui/texts/count-of.ts'

/** What the page for checking a resume against a job says. */

// The page
export const title = 'Check your resume against a job'
export const leadOfVisitor =
  'See your match and your resume tailored to the job. It all happens in this browser: nothing is sent anywhere.'
export const leadOfUser =
  'See your match and your resume tailored to the job. Nothing is sent until you save it or ask for a preview.'
export const kept = (days: number) => `Kept on this device for ${days} days`
export const remove = 'Delete'
export const measuring = 'Checking your match…'
export const measureFailed =
  'Your match could not be checked in this browser. Please reload the page; what you put in is kept.'
export const tailorFailed =
  'Your resume could not be tailored in this browser. Please reload the page; what you put in is kept.'
export const addResume = 'Add your resume to see the score here.'
export const addBoth = 'Add your resume and a job to see the score here.'
export const addJob = 'Add the job description to see your match, the keywords and the top fixes.'

// The resume
export const resume = 'Your resume'
export const ways = 'How to add your resume'
export const upload = 'Upload'
export const paste = 'Paste'
export const saved = 'Saved'
export const reading = (name: string) => `Reading ${name}`
export const chooseFile = 'Choose a file'
export const files = 'PDF, DOCX or TXT, 10 MB at most'
export const pasteHere = 'Your resume as text'
export const useText = 'Use this text'
export const useTextFirst = `Press “${useText}” to see the score here.`
export const pasted = 'Pasted text'
export const counts = ({ jobs, degrees, skills }: { jobs: number; degrees: number; skills: number }) =>
  [countIfAny(jobs, 'job'), countIfAny(degrees, 'degree'), countIfAny(skills, 'skill')].filter(Boolean).join(', ')
export const chooseAnother = 'Choose another'

// Whether it was read right
export const toCheck = (count: number) =>
  count === 0 ? 'Does it look right?' : `${count} to check. The rest looks right.`
export const looksRight = 'Looks right'
export const review = 'Review'
export const reviewed = 'You reviewed this.'
export const edit = 'Edit'

// A saved resume
export const savedResume = 'Saved resume'
export const chooseOne = 'Choose one'
export const current = (title: string) => `${title} (current)`
export const noneSaved = 'You have no saved resume yet. Upload one, or paste its text.'
export const isGone = 'This resume is no longer there. Please choose another one.'
export const openFailed = 'It could not be opened. Please try again.'
export const loadFailed = 'Your resumes could not be loaded.'

// The job
export const job = 'The job'
export const company = 'Company'
export const jobTitle = 'Job title'
export const fromAd = 'Read from the ad'
export const jobDescription = 'Job description'
export const pasteJob = 'Paste the whole advertisement.'
export const nearlyFull = 'Approaching maximum length'
export const cutShort = 'Job ad truncated'
export const wasCutShort = 'The content exceeded 6000 characters and was truncated.'

// How it is to be tailored
export const options = 'Options for tailoring'
export const chosen = (tone: string, length: string) => `${tone}, ${length.toLowerCase()}`
export const tone = 'Tone, where a language model writes'
export const tones = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'confident', label: 'Confident' },
  { value: 'warm', label: 'Warm' },
] as const
export const length = 'Length'
export const lengths = [
  { value: 'full', label: 'Full' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'one-page', label: 'One page' },
] as const
export const emphasis = 'Emphasis'
export const emphasisHint = 'Skills to emphasize, separated by commas.'

// The results
export const results = 'Results'
export function foreign(resume: boolean, advertisement: boolean): string {
  const what =
    resume && advertisement
      ? 'Your resume and the job description are'
      : resume
        ? 'Your resume is'
        : 'The job description is'
  return `${what} not in English. Matching and writing are made for English, so some of it may be missed.`
}
export const ats = 'ATS check'
export const passed = (count: number, open: number) =>
  open === 0 ? `${count} passed` : `${count} passed, ${open} to look at`
export const atsLead = 'Formatting and content that applicant tracking systems can misread.'

// The score
export const yourMatch = 'Your match'
export const sentence = (words: string) => `${words}.`

// The fixes
export const fixes = 'Top fixes'
export const nothingToFix = 'Nothing to add for this job.'
export const gain = (points: number) => `+${points}`
export const onlyIfTrue = 'Only add what’s true. Points show how much each would add.'

export const haveThis = 'I have this'
export const haveThisFor = (requirement: string) => `I have this: ${requirement}`
export const no = 'No, not yet'
export const yourAnswers = 'Your answers'
export const takeBack = 'Take back'
export const takeBackFor = (requirement: string) => `Take back: ${requirement}`

// The keywords
export const keywords = 'Keywords'
export const found = (count: number, all: number) => `${count} of ${all} found`
export const noKeywords = 'This job description names no skills or tools.'
export const keywordsOfJob = 'Keywords of the job'
export const askedFor = 'Asked for'
export const inResume = 'On your resume'
export const importance = 'Importance'
export const inAd = 'In the ad'
export const notFound = 'Not found'
export const close = 'Close'
export const times = (count: number) => (count === 1 ? 'Once' : count > 1 ? `${count} times` : 'Yes')
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`

// The job and the tailored page
export const thisJob = 'This job'
export const at = (company: string) => `at ${company}`
export const tailoring = 'Tailoring your resume…'
export const tailoredResume = 'Tailored resume'
export const scored = (score: number, word: string, found: string) => `Your match: ${score} of 100, ${word}. ${found}.`

// What can be done next
export const createAccount = 'Create a free account to save and download'
export const previewForJob = 'Preview for a job'
export const saveAndTailor = 'Save and tailor'
export const notSelected = (why: string) => `Not selected yet. ${why} Everything is kept in this browser.`
export const noPreview = 'The preview is unavailable.'

// Before it is saved
export const saveAndPreview = 'Save and preview'
export const done = 'Done'
export const back = 'Back'
export const useSame = 'use that one'
