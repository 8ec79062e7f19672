import type { ReactNode } from 'react'

// The page
export const title = 'Skills'
export const lead = (jobs: number | undefined) => {
  if (jobs === undefined || jobs === 0) return 'What you can do, where it shows, and what jobs ask for.'
  const which = jobs === 1 ? 'whether your saved job asks' : `how many of your ${jobs} saved jobs ask`
  return `What you can do, where it shows, and ${which} for it.`
}
export const loadFailed = 'Some of this page could not be loaded.'
export const loading = 'Loading your skills'
export const lookingThrough = 'Looking through your resumes.'
export const lookingThroughLabel = 'Looking through your resumes'

// No skills yet
export const noSkills = 'No skills yet'
export const addFromResume = 'Add them from my resume'
export const resumeNames = (found: number) =>
  `We found ${found} ${found === 1 ? 'skill' : 'skills'} on your resume. Review them, or type one in the box above.`
export const addResume = 'Add your resume'
export const addResumeFirst =
  'Add your resume, and the skills it names are listed here to choose from. Or type one in the box above.'
export const typeOne = 'Type one in the box above: a skill or its abbreviation.'

// Your skills
export const yourSkills = 'Your skills'
export const nothingListed = 'Nothing is listed yet. Add what is right from the skills that were found.'
export const skill = 'Skill'
export const level = 'Level'
export const years = 'Years'
export const lastUsed = 'Last used'
export const savedJobs = 'Your saved jobs'
export const now = 'Now'
export const yearsOfUse = (years: number) => (years === 1 ? ', 1 year' : `, ${years} years`)
export const usedNow = ', now'
export const lastIn = (year: string) => `, last in ${year}`
export const editSkill = (name: string) => `Edit ${name}`

// Removing one
export const remove = 'Remove'
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeMeaning = 'It leaves this list. Your resumes stay as they are.'
export const keepIt = 'Keep it'
export const removeSkill = 'Remove skill'

// Adding and changing one
export const addASkill = 'Add a skill'
export const addLead =
  'Find it by its name, its abbreviation or another name for it. If it is not in the catalog, it is added just as you write it.'
export const backToSkills = 'Back to skills'
export const addSkill = (name: string) => `Add ${name}`
export const addIt = 'Add it'
export const save = 'Save'
export const cancel = 'Cancel'
export const lastUsedIn = 'Last used in'
export const year = 'Year'
export const usedStill = 'I use it now'
export const yearsProblem = 'A number from 0 to 70.'
export const lastUsedProblem = (year: number) => `A year up to ${year}.`

// Finding one
export const findPlaceholderLong = 'Add a skill: its name or abbreviation'
export const findPlaceholder = 'Its name or abbreviation'
export const askedIn = (jobs: number, ofJobs: number) => `asked in ${jobs} of ${ofJobs}`
export const yours = 'Yours'
export const yourOwn = 'Your own'
export const addAsWritten = (words: string) => `Add “${words}” as you wrote it`

// Found in your resume
export const foundTitle = 'Found in your resume'
export const foundNew = (count: number) => `${count} new`
export const nothingNew = 'Nothing new in your resumes.'
export const showAll = (count: number) => `Show all ${count}`
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const addAll = (count: number) => `Add all ${counts[count - 2] ?? count}`
export const askedForIn = (jobs: number, ofJobs: number) => `asked for in ${jobs} of ${ofJobs}`
export const add = 'Add'
export const notMine = 'Not mine'
export const notMineSkill = (name: string) => `Not mine: ${name}`

// Worth having
export const worthHaving = 'Skills your saved jobs ask for'
export const saveAJobFirst = (saveAJob: ReactNode) => <>{saveAJob} and this counts what it asks for.</>
export const saveAJob = 'Save a job'
export const nothingAsked = 'Your resume has every skill your saved jobs require.'
export const openPlan = 'Open your plan'
export const planIt = 'Plan it'
export const openPlanFor = (name: string) => `Open your plan: ${name}`
export const planSkill = (name: string) => `Plan it: ${name}`
export const haveThis = 'I have this'
export const haveThisSkill = (name: string) => `I have this: ${name}`
export const doNotSuggest = (name: string) => `Do not suggest ${name}`

// I have this
export const whereUsed = (name: string) => `Where you used ${name}`
export const whereUsedQuestion = 'Where did you use it?'
export const whereUsedPlaceholder = 'In your own words, with what you did'
export const whereUsedHint = 'Kept in your own words, with today’s date. Later edits can use it.'
export const whereUsedProblem = 'One line is enough: what you did with it, and where.'

// Your plans
export const yourPlans = 'Your plans'
export const newPlan = 'New plan'
export const plansLead = 'A step-by-step plan to learn what a job asks for.'
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const doneBy = (day: string) => `, done by ${day}`
export const hours = 'Hours'
export const steps = 'Steps'
export const noSteps = 'No steps yet'
export const done = 'Done'
