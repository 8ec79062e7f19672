import type { SectionKind } from '@bespeak/domain/resume/document.ts'

/** What the editor of a resume says. */

// The page
export const title = 'Edit resume'
export const backToResumes = 'Back to Resumes'
export const backToResume = 'Back to Resume'
export const loading = 'Loading…'
export const loadFailed = 'Failed to load resume.'
export const none = 'No resume yet'
export const noneYet = 'Upload one, paste it, or write it here. Then you can edit it beside its page.'
export const create = 'Create a resume'
export const notThere = 'There is no such resume'
export const notThereWhy = 'It may have been deleted, or the address is not complete.'
export const toResumes = 'Go to My Resumes'

// Its parts
export const parts = 'Parts of the editor'
export const beside = 'Beside the fields'
export const edit = 'Edit'
export const page = 'Page'
export const checks = (toFix: number | undefined) => (toFix ? `Checks · ${toFix}` : 'Checks')
export const followed = 'Brought up to date'
export const changedElsewhere = 'This resume was changed elsewhere.'

// Saving
export const unsaved = '· unsaved changes'
export const undo = 'Undo'
export const redo = 'Redo'
export const save = 'Save'
export const saveVersion = 'Save a version'
export const download = 'Download'
export const downloads = {
  pdf: 'Download PDF',
  docx: 'Download DOCX',
  txt: 'Download plain text',
  json: 'Download JSON Resume',
}
export const copy = 'Copy as text'
export const copied = 'Copied'
export const copiedWhere = 'Your resume is on the clipboard as plain text.'
export const notCopied = 'Not copied'
export const notCopiedWhy = 'This browser did not allow it. Download the plain text instead.'

// Changed in two places
export const conflictWhy =
  'Another tab or device has changed this resume since you began. Whichever you keep, the other is saved as a version.'
export const openTheirs = 'Open that one beside this'
export const fromElsewhere = 'From another tab or device'
export const mineBefore = 'Mine, before I took the other'

// The checks
export const ats = 'ATS check'
export const checking = 'Checking'
export const checksFailed =
  'The checks could not be run in this browser. Your text is not affected. Reload to try again.'
export const showWhere = 'Show me where'

// The match with a job
export const match = 'Match with a job'
export const comparing = 'Checking your match…'
export const chooseJob = 'Choose a job, and its score moves as you write.'
export const foreign = 'Matching is made for English, so parts of this advertisement may be missed.'
export const sentence = (words: string) => `${words}.`
export const gain = (points: number) => `+${points}`
export const job = 'Job'
export const noJob = 'No job chosen'
export const pasteJob = 'Paste an advertisement'
export const savedJobs = 'Saved jobs'
export const advertisement = 'Job advertisement'
export const untitled = 'Untitled'

// The pages
export const look = 'Look'
export const pages = 'Your resume on its pages'
export const lines = 'Lines of your resume'
export const clickLine = 'Click or tap a line to edit it.'
export const useKeys = 'The arrow keys and Enter work too.'

// What it is called
export const resumeTitle = 'Title'
export const resumeTitleHint = 'What you call this resume. It is not on the page.'
export const giveTitle = 'Give it a title. Until then it keeps the old one.'

// Sections
export const collapseAll = 'Collapse all sections'
export const expandAll = 'Expand all sections'
export const fieldsOf = (name: string) => `Fields of ${name}`
export const staysOpen = 'This section stays open: one of its fields needs another look.'
export const nothingYet = 'Nothing here yet'
export const headingOf = (title: string) => `Heading of ${title}`
export const addSection = 'Add a section'
export const addEntry = 'Add an entry'
export const addToSection: Partial<Record<SectionKind, string>> = {
  work: 'Add an employer',
  volunteer: 'Add an organization',
  education: 'Add a degree',
  skills: 'Add a group of skills',
  languages: 'Add a language',
  certificates: 'Add a certificate',
  projects: 'Add a project',
  awards: 'Add an award',
  publications: 'Add a publication',
  summary: 'Add text',
  other: 'Add text',
}
export const newEntry = 'New entry'
export const entryAt = (place: number) => `entry ${place}`

// Moving and removing
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const remove = (name: string) => `Remove ${name}`
export const removed = (name: string) => `Removed ${name}. Undo brings it back.`
export const movedTo = (name: string, place: number, count: number) => `Moved ${name} to position ${place} of ${count}.`
export const lineMovedTo = (place: number, count: number) => `Moved to position ${place} of ${count}.`

// Lines
export const lineOf = (of: string, place: number) => `${of}, line ${place}`
export const lineAt = (place: number) => `line ${place}`
export const addLine = 'Add a line'
export const paragraphs = 'Text'
export const addParagraph = 'Add a paragraph'

// Lines that fit nowhere
export const unplaced = 'Not placed yet'
export const moveTo = 'Move to'
export const chooseSection = 'Choose a section'
export const removeLine = (text: string) => `Remove “${text}”`

// Who it is of
export const you = 'You'
export const details = 'your details'
export const name = 'Name'
export const headline = 'Headline'
export const headlineExample = 'What you do'
export const email = 'Email'
export const phone = 'Phone'
export const website = 'Website'
export const street = 'Street'
export const postalCode = 'Postal code'
export const city = 'City'
export const region = 'Region'
export const country = 'Country'
export const linkAt = (place: number) => `Link ${place}`
export const toolsOfLinkAt = (place: number) => `link ${place}`
export const addLink = 'Add a link'
export const contact = 'Contact'
export const addContact = 'Add a way to reach you'

// Fields of several kinds of entries
export const place = 'Place'
export const link = 'Link'
export const level = 'Level'
export const from = 'From'
export const to = 'To'
export const present = 'Present'
export const dateExample = 'Mar 2019'
export const dateHint = 'Write it as Mar 2019 or 2019.'

// Employers
export const employer = 'Employer'
export const aboutEmployer = 'About the employer'
export const roleTitle = 'Title'
export const roleAt = (place: number) => `role ${place}`
export const addRole = 'Add another role here'

// Education
export const education = 'Education'
export const degree = 'Degree'
export const fieldOfStudy = 'Field of study'
export const institution = 'Institution'
export const grade = 'Grade'
export const courses = 'Courses'

// Skills and languages
export const group = 'Group'
export const groupExample = 'Tools'
export const skills = 'Skills'
export const skillsHint = 'Separated by commas.'
export const language = 'Language'
export const fluencyExample = 'Native'

// Other entries
export const entry = 'Entry'
export const givenBy = 'Given or published by'
export const keywords = 'Keywords'
