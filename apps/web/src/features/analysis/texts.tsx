import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// The list
export const analyses = 'Competitive Analysis'
export const analysesLead = 'How well your resume matches a job, line by line, and what to do about it.'
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
export const chooseOrPaste =
  'Choose a saved job or paste an advertisement. It takes a moment, and every point is explained.'
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
export const partsOfReport = 'Parts of the report'
export const jumps = {
  fixes: 'Fixes',
  ledger: 'Ledger',
  keywords: 'Keywords',
  improvements: 'Improvements',
  ats: 'ATS check',
  applicants: 'Typical applicants',
  history: 'History',
  notes: 'Notes',
  how: 'How it is computed',
}

// The score
export const theScore = 'The score'
export const meets = (met: number, asked: number) => `You meet ${met} of ${asked} requirements in full.`
export const asBefore = 'Measured again: as before.'
export const moved = (gain: number) => `${gain > 0 ? '+' : '−'}${Math.abs(gain)} from what you told us.`
export const onlyWhatYouDid = 'Only what you have done moves this, not wording.'
export const nowSeen = 'This is how much of what you bring a reader now sees on the page.'
export const canBeSeen =
  'Of all you bring to this job, this much stands where a reader sees it. Tailoring can show more.'
export const openVersion = (version: number | null) => `Open version ${version}`
export const cutFor = (version: number | null) =>
  `Measured here: your resume as you wrote it. Version ${version} was cut for this job.`
export const cutAndShows = (version: number | null, shown: number) =>
  `Measured here: your resume as you wrote it. Version ${version}, cut for this job, shows ${shown}.`
export const versionDeleted = 'The version that was measured here is deleted.'
export const newer = (version: number | null) => `Version ${version} is newer than this analysis.`
export const versionChanged = 'This version was changed after this analysis.'
export const questionsOpen = (count: number) => `${countOf(count, 'question')} open`

// The conditions
export const met = 'Met'
export const partlyMet = 'Partly met'
export const notMet = 'Not met'
export const pleaseCheck = 'Please check'
export const dateToNote = 'Date to note'
export const conditions = 'Conditions'
export const conditionsLead = (notHeld: number, notShown: number) =>
  `Without these an application usually ends. A trade license, a clearance or a language that you do not hold holds back most of the points above ${notHeld}, in a row of the ledger; one that is not shown, half of those above ${notShown}; one that is partly met, a quarter. A driver’s license, a check or a permit holds back none.`

// The measures
export const keywords = 'Keywords'
export const skills = 'Skills'
export const experience = 'Experience'
export const education = 'Education'
export const cultureFit = 'Culture fit'
export const overall = 'Overall'
export const found = 'Found'
export const partly = 'Partly'
export const gap = 'Gap'
export const notSaid = 'Not said'
export const notFound = 'Not found'
export const fiveMeasures = 'Five measures'
export const howWeighed = 'How it is weighed'
export const theFiveMeasures = 'The five measures'
export const notAssessed = 'Not assessed'
export const pointsInAll = 'Points in all'
export const notAskedInAd = 'not asked in this ad'
export const notWeighed = 'described, not scored'
export const pointsShare = (points: string, most: string) => `${points} of ${most} points`
export const outOf100 = (score: number | string) => `${score} of 100`
export const notAsked = 'not asked'

// The fixes
export const topFixes = (count: number) => ['Top fixes', 'Top fix', 'Top two fixes'][count] ?? 'Top three fixes'
export const nothingStandsOut = 'Nothing stands out: the resume says what it can for this job.'
export const onlyIfTrue = 'Each only if it is true of you. The gain is how much more you would bring with that line.'
export const closeGap = 'Close a gap'
export const closeGapLead =
  'What you do not have yet can be said honestly, learned, proved, and then counted: one step leads to the next.'
// What a gap leads to
export const whatToSay = 'What to say'
export const prepareWhatToSay = 'Prepare what to say'

// An answer given elsewhere
export const saidNo = 'You said no.'
export const notCounted = 'Your answer, not counted yet.'
export const measureAgain = 'Measure again'
export const usesOne = ({ count, news }: { count: string; news: string }) =>
  `Uses one analysis. ${news || `You have used ${count}.`}`

// A row that the person corrects
export const haveThis = 'I have this'
export const iDont = 'I don’t'
export const notAskedByAd = 'The ad doesn’t ask this'
export const notRight = 'Not right?'
export const notRightOf = (requirement: string) => `Not right? ${requirement}`
/** Of which row, for who hears a button without its row. */
export const ofRow = (label: string, requirement: string) => `${label}: ${requirement}`
export const more = 'More'
export const nearestLines = 'Your nearest lines:'
export const lineShows = 'This line shows it'
export const writeLine = 'Write a line: where, what'
export const orWriteLine = 'or write a line: where, what'
export const addLine = 'Add'
export const cancel = 'Cancel'
export const undo = 'Undo'
export const notAskedState = 'Not asked'
export const corrected: Record<string, string> = {
  shown: 'You said this line shows it.',
  'not-mine': 'You don’t have this.',
  'not-asked': 'You said the ad doesn’t ask this.',
}
export const notSaved = 'This couldn’t be saved. Please try again.'

// The ledger
export const adAsks = 'The ad asks'
export const evidence = 'Your evidence'
export const state = 'State'
export const points = 'Points'
export const theLedger = 'The ledger'
export const requirementsShown = 'Requirements shown'
export const all = 'All'
export const gapsCount = (count: number) => `Gaps ${count}`
export const partlyCount = (count: number) => `Partly ${count}`
export const ledgerLead =
  'What the ad asks, the line that shows it, and its points. Is a row wrong? Correct it, and it counts at once.'
export const scoreIsSum = 'The score is the sum of the right column, told elsewhere in whole points, never rounded up.'
export const noGap = 'No gap: each requirement is shown at least in part.'
export const nothingPartly = 'Nothing is shown in part.'
export const whatYouBring = 'What you bring'
export const pointsOf = (points: ReactNode, most: string | number) => (
  <>
    {points} of {most}
  </>
)
export const hideWords = 'Hide the words'
export const showWords = 'Show each word'
export const adWords = 'The ad’s own words'
export const wordsFound = (found: number, all: number) => `${found} of ${all} are in your resume in full.`
export const notInResume = 'Not in your resume.'

// The keywords
export const askedForColumn = 'Asked for'
export const importance = 'Importance'
export const inAd = 'In the ad'
export const where = 'Where'
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
export const noTrends =
  'Counted over your own saved jobs only. With three or more of a kind, what they have in common is shown here.'
export const saveJobs = 'Save jobs'
export const trendsLead = 'Counted over your own saved jobs, nothing else.'

// Communication and culture
export const communication = 'How you communicate'
export const leadership = 'How you lead'
export const teamwork = 'How you work with others'
export const traits = 'Traits the ad asks for'
export const values = 'Values the ad names'
export const fitWithCulture = 'Fit with the culture'
export const bothTell = 'What both are about'
export const culture = 'Communication and culture'

// Typical applicants
export const showsAll = 'Shows all that is asked.'
export const lacks = (what: string) => `Does not show ${what}.`
export const applicants = 'How typical applicants compare'
export const applicantsLead = 'Profiles made from this ad, scored by the same ledger. Not real people.'
export const you = 'You'

// The history
export const history = 'History of the score'
export const noHistory = 'Change the resume and run the analysis again: how the score moved is shown here.'
export const thisOne = '(this one)'
export const compare = 'Compare'
export const otherEngine = (count: number) =>
  `${count === 1 ? 'One more was' : `${count} more were`} made by another version of the engine. Scores of two versions are not compared; run the analysis again for a new one.`

// The notes
export const notes = 'Notes'
export const forYourself = 'For yourself'
export const saveNotes = 'Save notes'

// How it is computed
export const howComputed = 'How this is computed'
export const readIntoLines =
  'The ad is read into requirements, your resume into lines. Each requirement has points: required ones weigh more than those that are nice to have. A line that shows it brings them, a neighboring skill brings a part, a repetition brings nothing.'
export const dailyWork =
  'Where your titles, years and level fit the job, a part of its daily work counts also if your resume leaves it unsaid. The row says so, and keeps its status until a line shows more.'
export const whatIsNotAsked = 'What the ad does not ask is not assessed, and its weight goes to the others.'
export const howShownCounts =
  'What the page shows is counted over the same points: whole where the line stands in the first third of the page and says it in the ad’s words, less further down or in other words, nothing where no line says it.'
export const builtIn = 'the built-in engine'
export const madeBy = (engine: string, version: string) =>
  `Made by ${engine}, ${version}. On one day, the same resume, answers and ad always give the same score.`
export const weights = 'Weights as applied to this ad'
export const measure = 'Measure'
export const weightHere = 'Weight here'

// Two analyses side by side
export const sideBySide = 'Two analyses side by side'
export const backToAnalysis = 'Back to the analysis'
export const measureByMeasure = 'Measure by measure'
export const bothAnalyses = 'Both analyses'
export const difference = 'Difference'
export const firstBetter = 'Where the first is better'
export const secondBetter = 'Where the second is better'
export const closeToEach = 'Each score says how close you are to the job it was measured against.'
export const sameJob = 'The same job, measured twice.'
export const twoJobs = 'Two jobs that ask for different things: each score says how close you are to that job.'
export const whatPageShows = 'What the page shows'
export const theSame = 'the same'
export const bringsAndShows = (brings: ReactNode, shows: ReactNode) => (
  <>
    You bring {brings} of 100, the page shows {shows}.
  </>
)
export const open = 'Open'
export const inNothing = 'In nothing.'
export const askedInBoth = 'Asked in both, and shown better here'
export const askedOnlyHere = 'Asked only here, and shown'
export const andMore = (count: number) => `And ${count} more.`
