// Words alone: what is a function or an object would come with every page that keeps a resume.

// Files
export const downloadFailed = 'Download failed'
export const noDocument = 'Unable to generate document'
export const noContentReturned = 'No content returned'
export const noDocumentReturned = 'No document content returned'
export const noUrlReturned = 'No download URL returned'

// Resumes
export const invalidId = 'Invalid resume id'
export const created = 'Resume created'
export const createFailed = 'Failed to create resume'
export const updated = 'Resume updated'
export const updateFailed = 'Failed to update resume'
export const deleted = 'Resume deleted'
export const deletedIt = 'Deleted'
export const deleteFailed = 'Failed to delete resume'
export const failed = 'Failed'
export const selectFailed = 'Failed to select resume'
export const yourResume = 'your resume'
export const unnamedRole = 'A role without a name'
export const projects = 'Projects'

// Versions of one
export const versionCreated = 'Resume version created'
export const newVersion = 'A new version of your resume was created.'
export const versionFailed = 'Failed to create resume version'
export const optimized = 'Resume optimized'
export const optimizedVersion = 'An optimized resume version was created.'
export const optimizationFailed = 'Optimization failed'
export const nothingToImprove = 'Nothing to improve'
export const readsWell = 'Your resume reads well as it is. No version was made, and nothing was counted.'

// The sample
export const sampleAdded = 'The sample is here'
export const sampleWay = 'A resume and a job. Tailor one to the other.'
export const sampleNotAdded = 'Failed to add the sample'
export const sampleRemoved = 'The sample is gone'
export const sampleAllGone = 'So is everything that was made from it.'
export const sampleNotRemoved = 'Failed to remove the sample'

// Jobs
export const jobCreated = 'Job description created'
export const jobNotCreated = 'Failed to create job description'
export const jobUpdated = 'Job description updated'
export const jobNotUpdated = 'Failed to update job description'
export const jobDeleted = 'Job description deleted'
export const jobNotDeleted = 'Failed to delete job description'
export const fetchFailed = 'Fetch failed'
export const copyInstead =
  'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.'

// Tailored versions
export const tailored = 'Tailored & Saved'
export const tailoredVersion = 'A new tailored version was created.'
export const tailoringFailed = 'Tailoring failed'
export const cannotTailor = 'Unable to tailor resume'
export const saved = 'Saved'
export const tailoredUpdated = 'Tailored version updated.'
export const saveFailed = 'Save failed'
export const cannotSaveTailored = 'Unable to save tailored content'
export const lookNotSaved = 'The look could not be saved. It is used for this download.'
export const tailoredDeleted = 'Tailored version deleted.'
export const deletionFailed = 'Delete failed'
export const couldNotDeleteTailored = 'Could not delete tailored version'
export const cannotDeleteTailored = 'Unable to delete tailored version'
export const previewFailed = 'Preview failed'
export const previewUnavailable = 'The preview is unavailable'
export const aTailoredVersion = 'a tailored version'

// Words that were asked about
export const answerNotKept = 'Your answer was not kept'
export const isThereNow = 'It is there now'
export const answerKept = 'Your answer is kept with today’s date.'
export const lineStays = 'Your line stays'
export const notAskedAgain = 'You are not asked about it again.'
export const answerNotSaved = 'Failed to save your answer'
export const answerNotDeleted = 'Failed to delete your answer'
export const noReply = 'There was no reply about the answer. Please try again.'

// Letters
export const letterUpdated = 'Cover letter updated.'
export const cannotSaveLetter = 'Unable to save the letter'
export const renamed = 'Renamed'
export const renameFailed = 'Rename failed'
export const cannotRenameLetter = 'Unable to rename the letter'
export const mayBeDeleted = 'It may have been deleted.'
export const letterDeleted = 'Cover letter deleted.'
export const cannotDeleteLetter = 'Unable to delete the letter'

// Analyses
export const analysisComplete = 'Analysis complete'
export const analysisFailed = 'Analysis failed'
export const notesUpdated = 'Notes updated'
export const notesNotUpdated = 'Failed to update notes'
export const analysisDeleted = 'Analysis deleted'
export const analysisNotDeleted = 'Failed to delete analysis'

// Interview guides
export const notSaved = 'Failed to save'
export const notChecked = 'Your answer could not be checked'
export const guideDeleted = 'Interview guide deleted'
export const guideNotDeleted = 'Failed to delete the interview guide'
export const couldNotDeleteGuide = 'Could not delete the interview guide'
export const otherNotes = 'Other notes were saved in the meantime.'
export const orderNotSaved = 'Failed to save the order'

// Plans
export const planNotMade = 'Failed to make the plan'
export const stepNotSaved = 'Failed to save the step'
export const stepNotAdded = 'Failed to add the step'
export const stepNotDeleted = 'Failed to delete the step'
export const hoursNotSaved = 'Failed to save the hours'
export const resourceNotAdded = 'Failed to add the resource'
export const planDeleted = 'Plan deleted'
export const planNotDeleted = 'Failed to delete the plan'

// Skills
export const skillAdded = 'Skill added'
export const skillNotAdded = 'Failed to add the skill'
export const skillsNotAdded = 'Failed to add the skills'
export const skillNotSaved = 'Failed to save the skill'
export const skillRemoved = 'Skill removed'
export const skillNotRemoved = 'Failed to remove the skill'
export const staysOnList = 'Failed to take it off the list'

// Links to a shared page
export const linkNotMade = 'The link was not made'
export const linkNotRevoked = 'The link was not revoked'
export const yourName = 'your name'
export const yourEmail = 'your email address'
export const yourContact = 'your phone and address'
export const yourLinks = 'your links'

export const assistantPoints = 'Your assistant points to this line'
// What is said of a requirement
export const correctionNotSaved = 'This couldn’t be saved. Please try again.'
