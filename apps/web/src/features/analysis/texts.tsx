import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The list
export const analyses = 'Competitive Analysis'
export const analysesLead = 'How well your resume matches a job, and what to do about it.'
export const newAnalysis = 'New analysis'
export const analysesFailed = 'Your analyses could not be loaded.'
export const noResume = 'No resume yet'
export const addResume = 'Add your resume'
export const addResumeFirst = 'An analysis compares a resume with a job. Add your resume first.'
export const resume = 'Resume'
export const current = (resume: string) => `${resume} (current)`
export const loadingAnalyses = 'Loading your analyses'
export const noAnalysis = 'No analysis of this resume yet'
export const compareWithJob = 'Compare it with a job'
export const chooseOrPaste = 'Choose a saved job or paste an ad. It takes a moment, and every point is explained.'
export const search = 'Search'
export const searchHint = 'Job or company'
export const selectTwo = 'Select two to compare them side by side.'
export const compareTwo = 'Compare two'
export const compareThis = (job: string) => `Compare ${job}`
export const noneFound = 'No analysis has these words.'
export const looking = 'Looking through all your analyses'
export const untitled = 'Untitled'

// A new analysis
export const newLead = 'Choose a resume and a job. Every point of the score is explained.'
export const backToAnalyses = 'Back to analyses'
export const loadingResumes = 'Loading your resumes'
export const resumesFailed = 'Your resumes could not be loaded.'
export const adMissing = 'Paste a job advertisement, or choose a saved one.'
export const company = 'Company'
export const advertisement = 'Job advertisement'
export const analyse = 'Analyze'
export const job = 'Job'
export const pasteAd = 'Paste an advertisement'

// The report
export const loadingAnalysis = 'Loading the analysis'
export const noSuchAnalysis = 'There is no such analysis.'
export const analysisGone = 'It may have been deleted. Your others are in the list.'
export const analysisFailed = 'The analysis could not be loaded.'
/** The resume is called by its title, where that is known. */
export const made = (company: string | null, title: ReactNode, subject: string | null, when: ReactNode) => (
  <>
    {company ? `${company}, your resume` : 'Your resume'}
    {title && ' '}
    {title}
    {subject !== null && `, ${subject}`}, made {when}
  </>
)
export const yourResume = 'your resume'
export const atsOfVersion = 'ATS check of this version'
export const atsOfResume = 'ATS check of this resume'
export const remove = 'Delete'
export const exportPdf = 'Export as PDF'
export const openInTailor = 'Open in Tailor'
export const deleteQuestion = 'Delete this analysis?'
export const whatGoes = 'The report and your notes on it go. Your resume and the saved job stay.'
export const keepIt = 'Keep it'
export const deleteAnalysis = 'Delete analysis'

// What a closed part holds
export const notFoundCount = (count: number) => `${count} not found`
export const foundOf = (found: number, all: number) => `${found} of ${all} found`
export const lineCount = (count: number) => countOf(count, 'line')
export const improvementCount = (count: number) => countOf(count, 'suggestion')
export const tooFewJobs = 'Save three or more similar jobs'
export const exampleCount = (count: number) => `You and ${countOf(count, 'example')}`
export const analysisCount = (count: number) => countOf(count, 'analysis', 'analyses')
export const noNotes = 'None yet'

// The score
export const theScore = 'Your match'
export const sentence = (words: string) => `${words}.`
export const asBefore = 'Analyzed again: no change.'
export const moved = (gain: number) => `${gain > 0 ? '+' : '−'}${Math.abs(gain)} from what you told us.`
export const openVersion = (version: number | null) => `Open version ${version}`
export const ofResume = (version: number | null) =>
  `This is your resume as you wrote it. Version ${version} is tailored for this job.`
export const versionDeleted = 'The version that was analyzed here is deleted.'
export const newer = (version: number | null) => `Version ${version} is newer than this analysis.`
export const versionChanged = 'This version was changed after this analysis.'
export const questionsOpen = (count: number) => `Answer ${countOf(count, 'question')}`

// The measures
export const keywords = 'Keywords'
export const skills = 'Skills'
export const experience = 'Experience'
export const education = 'Education'
export const cultureFit = 'Culture fit'
export const fiveMeasures = 'Five measures'
export const notScored = 'Not scored'
export const outOf100 = (score: number) => `${score} of 100`

// The fixes
export const topFixes = (count: number) => ['Top fixes', 'Top fix', 'Top two fixes'][count] ?? 'Top three fixes'
export const nothingStandsOut = 'Nothing to add for this job.'
export const gain = (points: number) => `+${points}`
export const onlyIfTrue = 'Only add what’s true. Points show how much each would add.'
export const closeGap = 'How to close a gap'
export const requirement = 'Requirement'
// What a gap leads to
export const whatToSay = 'What to say'
export const prepareWhatToSay = 'Prepare what to say'

// An answer given elsewhere
export const saidNo = 'You don’t have this.'
export const notCounted = 'Your answer, not counted yet.'
export const measureAgain = 'Analyze again'
export const usesOne = ({ count, news }: { count: string; news: string }) =>
  `Uses one analysis. ${news || `You have used ${count}.`}`

// The requirements
export const theRequirements = 'Requirements'
export const earlier = 'Computed by an earlier version. Analyze again for points.'
export const inBrackets = (count: number) => `(${count})`
export const jobTitle = 'Job title'
export const pointsOf = (points: number, most: number) => `${points} of ${most}`
export const addUp = 'These points add up to your score.'

// The keywords
export const askedForColumn = 'Asked for'
export const importance = 'Importance'
export const inAd = 'In the ad'
export const where = 'Where'
export const close = 'Close'
export const notFound = 'Not found'
export const inVersion = 'In this version'
export const inYours = 'In yours'
export const keywordsShown = 'Keywords shown'
export const allCount = (count: number) => `All ${count}`
export const foundCount = (count: number) => `Found ${count}`
export const missingCount = (count: number) => `Missing ${count}`
export const keywordsOfAd = 'Keywords of the advertisement'
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`

// Highlights and improvements
export const highlights = 'What to highlight'
export const nothingToHighlight = 'No line of yours answers this ad directly yet.'
export const strongSkills = 'Strong skills'
export const noneShown = 'None shown yet'
export const missingSkills = 'Missing skills'
export const none = 'None'
export const improvements = 'Improvements by section'
export const nothingToImprove = 'Nothing to improve for this job.'

// Trends
export const trends = 'Trends in your saved jobs'
export const noTrends = 'Save three or more similar jobs to see what they have in common.'
export const saveJobs = 'Save jobs'
export const trendsLead = 'Counted from your saved jobs only.'

// Communication and culture
export const communication = 'How you communicate'
export const leadership = 'How you lead'
export const teamwork = 'How you work with others'
export const traits = 'Traits the ad asks for'
export const values = 'Values the ad names'
export const fitWithCulture = 'Fit with the culture'
export const bothTell = 'In both'
export const culture = 'Communication and culture'

// Typical applicants
export const showsAll = 'Has everything the ad asks for.'
export const lacks = (what: string) => `Not found: ${what}.`
export const applicants = 'How typical applicants compare'
export const applicantsLead = 'Example applicants, scored the same way.'
export const you = 'You'

// The history
export const history = 'History of the score'
export const noHistory = 'Change your resume and analyze again to see how the score moved.'
export const thisOne = '(this one)'
export const compare = 'Compare'
export const otherEngine = (count: number) =>
  `${count === 1 ? 'One more comes' : `${count} more come`} from another version of the scoring and can’t be compared.`

// The notes
export const notes = 'Notes'
export const forYourself = 'For yourself'
export const saveNotes = 'Save notes'

// Two analyses side by side
export const sideBySide = 'Two analyses side by side'
export const backToAnalysis = 'Back to the analysis'
export const measureByMeasure = 'Measure by measure'
export const measure = 'Measure'
export const bothAnalyses = 'Both analyses'
export const difference = 'Difference'
export const firstBetter = 'Where the first is better'
export const secondBetter = 'Where the second is better'
export const closeToEach = 'Each score is for its own job.'
export const sameJob = 'The same job, scored twice.'
export const twoJobs = 'Two different jobs: each score is for its own job.'
export const yourMatch = 'Your match'
export const theSame = 'the same'
export const open = 'Open'
export const inNothing = 'In nothing.'
export const askedInBoth = 'Asked in both, and shown better here'
export const askedOnlyHere = 'Asked only here, and shown'
export const andMore = (count: number) => `And ${count} more.`
