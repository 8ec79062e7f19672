import type { SectionKind } from '@bespeak/domain/resume/document.ts'
import type { ReactNode } from 'react'
import { countIfAny, countOf } from '../../ui/texts/count-of.ts'

/** What is said where a resume is read or written, checked and saved. */

// The beginning
export const title = 'New resume'
export const lead =
  'Upload it, paste it, write it here, or bring it from elsewhere. You check everything before it is saved.'
export const backToResumes = 'Back to Resumes'
export const reading = (name: string) => `Reading ${name}`
export const usualName = 'My resume'

// The ways to a resume
export const ways = 'How to start'
export const upload = 'Upload'
export const paste = 'Paste'
export const write = 'Write'
export const bring = 'Import'
export const chooseFile = 'Choose a file'
export const files = 'PDF, DOCX or TXT, 10 MB at most'
export const uploadNote =
  'It is read here in your browser first. You see what was found, correct it, and only then save it. The file is kept with the resume, as you uploaded it.'
export const pasteHere = 'Your resume as text'
export const readIt = 'Read it'
export const writeNote =
  'No resume yet, or you would rather start from scratch: fill in who you are, your work, your education and your skills. Stop whenever you like. A draft is kept in this browser.'
export const startEmpty = 'Start with an empty page'
export const chooseExport = 'Choose an export'
export const exportFiles = 'JSON Resume (.json) or LinkedIn’s data export (.zip), 10 MB at most'
export const pasteJson = 'Or paste a JSON Resume'
export const importIt = 'Import it'
export const fromLinkedIn = 'From LinkedIn:'
export const linkedInNote = (from: ReactNode) => (
  <>
    {from} open Settings, Data privacy, Get a copy of your data, and ask for your profile, positions, education and
    skills. LinkedIn mails you a ZIP file. Choose it here as it is: your messages and contacts in it are never looked
    at.
  </>
)

// Saving
export const save = 'Save resume'
export const saving = 'Saving'
export const sending = 'Sending your file.'
export const sent = 'Your file has arrived. Saving the resume.'
export const draft = 'This is your draft from before, as you left it. It is not saved yet.'
export const nothingToSave = 'There is nothing to save yet. Write your name, or one line.'
export const notSaved = (why: string) => `Not saved yet. ${why} Everything is kept in this browser.`
export const resumeTitle = 'Title of this resume'
export const resumeTitleHint = 'Only you see it. It is not on the resume.'
export const giveTitle = 'Please give it a title.'

// Written here
export const writeTitle = 'Write your resume'
export const writeLead =
  'Section by section, in your own words. What you leave empty does not appear. A draft is kept in this browser while you type.'
export const otherWay = 'Start another way'
export const takeBack = 'Undo'

// What was read
export const checkTitle = 'Review your resume'
export const toResumes = 'My Resumes'
export const pasteAnother = 'Paste another'
export const uploadAnother = 'Upload another'
export const openSame = 'open that one'
export const yourText = 'Your text'
export const sourceSize = (pages: number | undefined, lines: number) =>
  `${pages === undefined ? '' : `${countOf(pages, 'page')}, `}${countOf(lines, 'line')}`
export function toCheck(doubts: number, unplaced: number): string {
  const open = [doubts > 0 && `${doubts} to check`, unplaced > 0 && `${unplaced} not placed yet`].filter(Boolean)
  return open.length === 0 ? 'Everything looks right' : `${open.join(', ')}. The rest looks right`
}
export const readLead = (name: ReactNode, size: string, states: string) => (
  <>
    {name}, {size}. {states}.
  </>
)
export const copied = 'Every field was copied as it is, so nothing had to be guessed. Change anything you like.'
export const whatWeRead = 'What we read'
export const sameFile = (when: ReactNode, title: string, useSame: ReactNode) => (
  <>
    You uploaded this file {when} as “{title}”. Save it again to have two, or {useSame}.
  </>
)
export const onDay = (day: ReactNode) => <>on {day}</>

// How much has been looked at
export const allClear = 'Everything looks right.'
export const share = (looked: number, all: number) => `${looked} of ${all}`
export const lookedAt = (share: ReactNode) => <>{share} looked at</>
export const acceptAll = 'Accept all'
export const sure = 'Looks right'
export const fields = (count: number) => countOf(count, 'field')

// Something to look at
export const looked = 'Looked at'
export const leftOut = 'Left out'
export const change = 'Change it'
export const accept = 'Looks right'
export const typeIt = 'Edit'
export const keys = 'Enter accepts, ↓ moves on'
export const readAs = 'Read as'

// What it is
const broken = { number: 'A number', 'e-mail': 'An e-mail', 'web address': 'A web address' }
export const brokenName = (kind: keyof typeof broken, isOverLines: boolean) =>
  `${broken[kind]} ${isOverLines ? 'over a line break' : 'in two places'}`
export const both = (one: string, other: string) => `${one} and ${other.toLowerCase()}`
export function placed(name: string, label: string, of: string): string {
  const between = { [line]: 'under', [skill]: 'in', [heading]: 'of' }[label] ?? 'at'
  return `${name} ${between} ${of}`
}

// Why we are not sure
export const whyJoined = 'Joined by us'
export const whySplit = 'A line break splits it'
export const whyApart = 'Its pieces went to different fields'
export const whyDayOrYear = 'Day or year could be meant'
export const whyDates = 'The dates can be read in more than one way'
export const whyRun = 'Are these skills?'
export const whyTwoNames = 'There are two names on this line'
export const whyWhich = 'It is not clear which is which'
export const whyName = 'It does not look like most names'
export const whyAlone = 'There is only one name here'
export const whyLine = 'It is next to a title and may be something else'
export const whyLong = 'It runs over more than one line'
export const whyElse = 'It could be something else'

// How it can be read
export const inOnePiece = 'In one piece'
export const inTwoPieces = 'In two pieces, as on the page'
export const asOneLine = 'As one line'
export const isAlone = (label: string, other: string) => `${label}. There is no ${other.toLowerCase()}.`
export const isBeside = (label: string, value: string, other: string) =>
  `${label}. “${value}” is the ${other.toLowerCase()}.`
export const lineOfJob = 'A line of this job.'
export const placeOfJob = 'The place of this job.'

// What has no place yet
export const noPlace = 'No place yet'
export const showWhole = 'Show all of it'
export const sections = 'Sections'
export const otherSection = 'Other section'
export const newSection = (title: string) => `${title}, new`
export const leaveOut = 'Leave it out'
export const lineLeftOut = 'Line left out.'

// The source
export const source = 'Source, as read'
export const views = 'How to show it'
export const asPage = 'Page'
export const asText = 'Text'
export const asPasted = 'Your text, as pasted'
export const asRead = 'Your text, as we read it'
export const pageUploaded = 'Your page, as uploaded'
export const pagesUploaded = 'Your pages, as uploaded'
export const notDrawn = 'The page could not be drawn in this browser. This is its text.'
export const yourFile = 'your file'
export const pages = 'Pages'
export const pageOf = (page: number, name: string) => `Page ${page} of ${name} as you uploaded it`
export const linesInSource = (first: number | undefined, last: number | undefined) =>
  first === last ? `Line ${first ?? ''}`.trim() : `Lines ${first}–${last}`
export const pleaseCheck = 'Please check'
export const readFrom = (quote: string) => `Read from “${quote}”.`
export const isRight = 'Looks right'

// Who it is of
export const you = 'You'
export const basicsLabels = { name: 'Name', label: 'Headline', email: 'Email', phone: 'Phone', url: 'Website' } as const
export const placeLabels = {
  address: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  region: 'Region',
  countryCode: 'Country',
} as const
export const linkAt = (place: number) => `Link ${place}`
export const addLink = 'Add a link'
export const moreContacts = 'More ways to reach you'
export const anotherContact = 'Another way to reach you'

// Fields
export const name = 'Name'
export const link = 'Link'
export const website = 'Website'
export const place = 'Place'
export const level = 'Level'
export const levelExample = 'Native, C1, conversational…'
export const employer = 'Employer'
export const roleTitle = 'Title'
export const degree = 'Degree'
export const subject = 'Subject'
export const school = 'School'
export const grade = 'Grade'
export const group = 'Group'
export const groupExample = 'Tools, methods…'
export const groupOfSkills = 'Group of skills'
export const skills = 'Skills'
export const language = 'Language'
export const organisation = 'Organization'
export const givenBy = 'Given or published by'
export const keywords = 'Keywords'
export const text = 'Text'
export const textExample = 'Two or three sentences: what you do, for how long, and what you are known for.'
export const heading = 'Heading'
export const dates = 'Dates'
export const line = 'Line'
export const skill = 'Skill'
export const course = 'Course'
export const keyword = 'Keyword'
/** Of what there are many in a row, by what one is called. */
export const manyOf: Record<string, string> = {
  [line]: 'Lines',
  [skill]: skills,
  [course]: 'Courses',
  [keyword]: keywords,
}

// Dates
export const from = 'From'
export const to = 'To'
export const dateExample = 'Mar 2021'
export const openDateExample = 'Mar 2021 or Present'
export const dateHint = 'Write it like Mar 2021 or 2021.'
export const openDateHint = 'Write it like Mar 2021, 2021 or Present.'

// Sections and entries
export const addSection = 'Add a section'
export const chooseOne = 'Choose one'
export const addEntry = 'Add an entry'
export const addToSection: Partial<Record<SectionKind, string>> = {
  work: 'Add an employer',
  education: 'Add a degree',
  skills: 'Add a group',
  languages: 'Add a language',
  certificates: 'Add a certificate',
  projects: 'Add a project',
  volunteer: 'Add an organization',
  summary: 'Add text',
  other: 'Add text',
}
export const entryKinds = {
  employment: 'this employer',
  study: 'this degree',
  skills: 'this group',
  language: 'this language',
  item: 'this entry',
  text: 'this text',
}
export const section = (title: string) => `Section ${title}`
export const more = (name: string) => `${name}: more`
export const rename = 'Change the heading'
export const up = 'Move up'
export const down = 'Move down'
export const removeSection = 'Remove this section'
export const sectionRemoved = (title: string) => `Section “${title}” removed.`
export const removed = (name: string) => `${name} removed.`

// Roles, lines and keywords
export const role = 'Role'
export const thisRole = 'this role'
export const roleRemoved = 'Role removed.'
export const addRole = 'Add a role here'
export const linesOf = (name: string) => `Lines of ${name}`
export const linesOfDegree = 'Lines about this degree'
export const lineExample = 'What you did, and what came of it. One line for each.'
export const lineAt = (place: number) => `Line ${place}`
export const addLine = 'Add a line'
export const lineRemoved = 'Line removed.'
export const addParagraph = 'Add a paragraph'
export const addKeyword = 'Add one, then Enter'
export const correct = (keyword: string) => `Correct ${keyword}`
export const keywordRemoved = (keyword: string) => `“${keyword}” removed.`
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const remove = (name: string) => `Remove ${name}`

// How much there is of it
export const linkCount = (count: number) => countIfAny(count, 'link')
export const moreCount = (count: number) => countIfAny(count, 'more', 'more')
export const jobCount = (count: number) => countIfAny(count, 'job')
export const studyCount = (count: number) => countIfAny(count, 'study', 'studies')
export const languageCount = (count: number) => countIfAny(count, 'language')
export const entryCount = (count: number) => countIfAny(count, 'entry', 'entries')
export const skillCount = (count: number) => countIfAny(count, 'skill')
export const lineCount = (count: number) => countIfAny(count, 'line')
export const empty = 'Empty'
