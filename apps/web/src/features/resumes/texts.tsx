import type { ReactNode } from 'react'
import { countIfAny } from '../../ui/texts/count-of.ts'

// My Resumes
export const myResumes = 'My Resumes'
export const myResumesLead =
  'Your resumes, with their versions and what was tailored from them. Tailor and Analysis work on the current one.'
export const uploadOrCreate = 'Upload or create'
export const loadingResumes = 'Loading your resumes'
export const resumesFailed = 'Failed to load your resumes.'
export const noResume = 'No resume yet'
export const uploadOrCreateResume = 'Upload or create a resume'
export const noResumeLead =
  'Bring the one you have as a PDF, DOCX or text file, paste it, or write it here section by section. You tailor it to each job later.'
export const tailorSample = 'Tailor it to its job'

// The list
export const searchResumes = 'Search resumes'
export const searchPlaceholder = 'Title or file name'
export const sortBy = 'Sort by'
export const lastChanged = 'Last changed'
export const newest = 'Newest'
export const title = 'Title'
export const resumesFound = (count: number) => `${countIfAny(count, 'resume') || 'No resume'} found`
export const looking = 'Looking through all your resumes'
export const noneFound = (search: string, showAll: ReactNode) => (
  <>
    No resume has “{search}” in its title. {showAll}
  </>
)
export const showAll = 'Show all'

// A resume of the list
export const current = 'Current'
export const changed = (moment: ReactNode, fileType: string | null) => (
  <>
    Changed {moment}
    {fileType !== null && ` · from a ${fileType.toUpperCase()} file`}
  </>
)
export const makeCurrent = 'Make current'
export const makeResumeCurrent = (title: string) => `Make current: ${title}`
export const open = 'Open'
export const openTitled = (title: string) => `Open ${title}`
export const tailoredVersions = 'Tailored versions'
export const versions = 'Versions'
export const partOf = (part: string, title: string) => `${part} of ${title}`
export const moreFor = (title: string) => `More for ${title}`
export const edit = 'Edit'
export const rename = 'Rename'
export const duplicate = 'Duplicate'
export const remove = 'Delete'

/** What is renamed and shared. */
export const what = 'resume'

// Downloads
export const download = 'Download'
export const downloadPdf = 'Download PDF'
export const downloadDocx = 'Download DOCX'
export const downloadText = 'Download plain text'
export const downloadJson = 'Download JSON Resume'
export const downloadOriginal = (fileType: string) => `Download original (${fileType.toUpperCase()})`

// Deleting
export const deleteQuestion = (title: string) => `Delete “${title}”?`
export const versionCount = (count: number) => countIfAny(count, 'version')
export const itsVersions = 'its versions'
export const tailoredCount = (count: number) => countIfAny(count, 'tailored version')
export const itsTailored = 'its tailored versions'
export const allTailored = 'all its tailored versions'
export const itsAnalyses = 'its analyses'
export const uploadedFile = 'the uploaded file'
export const deletesAlso = (parts: readonly string[], staying: number | null) =>
  `This also deletes ${new Intl.ListFormat('en-GB').format(parts)}. It cannot be undone. ${whatStays(staying)}`
/** How many tailored versions stay, where it is known. */
function whatStays(staying: number | null): string {
  if (staying === 0) return 'Your saved jobs stay.'
  if (staying === 1) return 'The tailored version with a cover letter stays, and so do your saved jobs.'
  const versions = staying === null ? 'Tailored versions' : `The ${staying} tailored versions`
  return `${versions} with a cover letter stay, and so do your saved jobs.`
}
export const keepIt = 'Keep it'
export const deleteResume = 'Delete resume'
export const deleteTailoredMeaning =
  'Its cover letter goes with it. This cannot be undone. Your resume and the saved job stay.'
export const deleteTailored = 'Delete tailored version'

// The page of a resume
export const resume = 'Resume'
export const currentLead =
  'Your current resume is read here as a page, with its checks, its versions and what was tailored from it.'
export const backToMyResumes = 'Back to My Resumes'
export const resumeFailed = 'Failed to load resume.'
export const loadingResume = 'Loading your resume'
export const goToMyResumes = 'Go to My Resumes'
export const invalidId = 'Invalid resume id'
export const invalidIdMeaning = (given: string) =>
  `A resume’s address ends in its number, and “${given}” is not one. Part of the link may be missing.`
export const notFound = 'Resume not found'
export const notFoundMeaning =
  'There is no such resume in your account. It may have been deleted, or it belongs to another account.'
export const atsCheck = 'ATS check'
export const fixInEditor = 'Fix in the editor'
export const saveVersion = 'Save a version'
export const copyAsText = 'Copy as text'
export const copied = 'Copied'
export const copiedMeaning = 'Your resume is on the clipboard as plain text.'
export const copyFailed = 'Copy failed'
export const copyFailedMeaning = 'The browser did not allow it. Download the plain text instead.'
export const tailor = 'Tailor'
export const makeCurrentAndTailor = 'Make current and tailor'
export const sheetFailed = 'Failed to show the page.'
export const notEnglish =
  'This resume does not seem to be in English. Checks, matching and writing are made for English, so some of it may be missed.'
export const pagesOf = (title: string) => `Pages of ${title}`
export const preparing = 'Preparing the page'

// Optimize
export const optimize = 'Optimize'
export const optimizing = 'Optimizing…'
export const optimizeMeaning =
  'Your own lines and skills in a better order, as a new version. Nothing is added that you did not write, and your resume stays as it is until you choose to use the new version.'
export const nothingNew = 'No new version this time.'
export const improveYourself = 'Improve it yourself'
export const close = 'Close'
export const versionReady = (version: number) => `Version ${version} is ready. Your resume has not changed yet.`
export const useVersion = 'Use this version'
export const hideChanges = 'Hide changes'
export const seeChanges = 'See the changes'

// Versions
export const loadingVersions = 'Loading versions'
export const versionsFailed = 'Failed to load versions.'
export const restoringMeaning = 'Restoring saves your current resume as a version first, so you can always go back.'
export const showAllVersions = (count: number) => `Show all ${count} versions`
export const versionNamed = (version: number) => `Version ${version}`
export const savedAt = (moment: ReactNode) => <>Saved {moment}</>
export const versionSavedAt = (version: number, moment: ReactNode) => (
  <>
    Version {version} · saved {moment}
  </>
)
export const changes = 'Changes'
export const hideChangesOf = (version: number) => `Hide changes of version ${version}`
export const changesOf = (version: number) => `Changes of version ${version}`
export const restore = 'Restore'
export const restoreVersion = (version: number) => `Restore version ${version}`
export const compare = 'Compare'
export const sinceVersion = (version: number) => `Since version ${version}`
export const fromHereToNow = 'From here to now'
export const comparing = 'Comparing'
export const versionFailed = 'Failed to load the version.'
export const versionGone = 'This version no longer exists.'

// Tailored versions
export const loadingTailored = 'Loading tailored versions'
export const tailoredFailed = 'Failed to load tailored versions.'
export const searchTailored = 'Search tailored versions'
export const searchTailoredPlaceholder = 'Title, company or job'
export const versionForJob = (version: number) => `version ${version}`
export const coverLetter = 'Cover letter'
export const prepareInterview = 'Prepare for the interview'
export const notTailored = 'Not tailored yet. '
export const noTailoredFound = (search: string) => `No tailored version has “${search}” in its title, company or job.`
export const tailorToJob = 'Tailor it to a job'

// Analyses
export const analyses = 'Analyses'
export const loadingAnalyses = 'Loading analyses'
export const analysesFailed = 'Failed to load analyses.'
export const notCompared = (compareWithOne: ReactNode) => <>Not compared with a job yet. {compareWithOne}</>
export const compareWithOne = 'Compare it with one'
export const compared = 'Compared'
export const analysisOf = (title: string) => `Analysis of ${title}`
export const job = 'Job'
