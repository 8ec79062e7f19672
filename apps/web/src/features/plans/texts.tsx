import type { ReactNode } from 'react'
import { countOf } from '../../ui/texts/count-of.ts'

// A new plan
export const newPlan = 'New development plan'
export const newPlanLead = 'A step-by-step plan to learn what a job asks for.'
export const skills = 'Skills'
export const lookingForSkill = 'Looking for the skill'
export const skill = 'Skill'
export const change = 'Change'
export const skillPlaceholder = 'Its name or abbreviation'
export const planAsWritten = (words: string) => `Plan “${words}” as you wrote it`
export const skillMissing = 'Choose a skill, or add the word as you wrote it.'
export const whereYouAre = 'Where you are'
export const whereYouWantToBe = 'Where you want to be'
export const hoursAWeek = 'Hours a week'
export const hoursAWeekProblem = 'From 0.5 to 60.'
export const makePlan = 'Make the plan'
export const planUnderWay = (skill: string, openPlan: ReactNode) => (
  <>
    You have a plan for {skill} already. {openPlan}
  </>
)
export const openPlan = 'Open your plan'

// The page
export const plan = 'Development plan'
export const noSuchPlan = 'There is no such plan.'
export const maybeDeleted = 'It may have been deleted. Your others are under Skills.'
export const loadFailed = 'The plan could not be loaded.'
export const loading = 'Loading the plan'
export const fromTo = (from: string, to: string, forJobs: ReactNode) => (
  <>
    From {from} to {to}
    {forJobs}.
  </>
)
export const forJobs = (job: ReactNode, more: number) => (
  <>
    , for {job}
    {more > 0 && ` and ${more} more of your jobs`}
  </>
)
export const savedJob = 'a saved job'
export const stepsTaken = 'The steps you took'

// What can be done with a plan
export const downloadPdf = 'Download PDF'
export const more = 'More'
export const moreLabel = 'More: calendar file, new target, delete'
export const calendarFile = 'Calendar file'
export const calendarFileName = (skill: string) => `${skill}, development plan.ics`
export const anotherTarget = 'Another target'
export const deletePlan = 'Delete plan'
export const deletePlanQuestion = 'Delete this plan?'
export const deletePlanMeaning =
  'Its steps and what you ticked off are deleted. Your skills and resumes stay as they are.'
export const keepIt = 'Keep it'

// Beside the steps
export const progress = 'Progress in hours'
export const progressInSteps = 'Progress in steps'
export const addHours = 'Add hours to each step to see when you’ll be done.'
export const progressMeaning =
  'A step counts when you tick it. The score moves once the proof is in your resume, not before.'
export const whatItTakes = 'Good to know'
export const cannotGive = 'What a plan cannot give'
export const cannotGiveYears =
  'Years. It takes you to something you can show; an ad that asks for long experience means having done it, and that comes only with time.'

// The pace
export const hourCount = (hours: number) => countOf(hours, 'hour')
export const doneOn = (hours: ReactNode) => <>At {hours} a week you are done on</>
export const fewerHours = 'Fewer hours'
export const moreHours = 'More hours'
export const countAWeek = (hours: number, count: ReactNode) => (
  <>
    {count} {hours === 1 ? 'hour' : 'hours'} a week
  </>
)
export const jobCloses = 'Job closes'
export const late = (days: number) => `${days === 1 ? 'One day' : `${days} days`} after the job closes.`
export const tooLate = 'It cannot be done by then: say in your application that you have begun.'
export const wouldBeDoneOn = (hours: number, day: string) =>
  `At ${hourCount(hours)} a week you would be done on ${day}.`
export const takeHours = (hours: number) => `Take ${hourCount(hours)}`
export const weekCount = (weeks: number) => `${weeks} weeks`
export const weekOf = (week: number, weeks: number) => `Week ${week} of ${weeks}`
export const markOn = (label: string, day: string) => `${label} on ${day}`

// The steps
export const steps = 'Steps'
export const noSteps =
  'No steps yet. We only suggest steps that we found in a source, and none for what your resume shows. Add your own.'
export const stepsDone = (done: number, steps: number) => `${done} of ${steps} done`
export const addStep = 'Add a step'
export const stepDone = (step: number) => `Step ${step} done`
export const changeStep = (step: number) => `Change step ${step}`
export const proof = 'Proof'
export const markAsDone = 'Mark as done'
export const doneAt = (moment: ReactNode) => <>Done {moment}</>
export const moreForStep = (step: number) => `More for step ${step}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const deleteStep = 'Delete step'
export const deleteStepQuestion = 'Delete this step?'
export const whatToDo = 'What to do'
export const whatToDoMissing = 'Say what is to be done.'
export const hours = 'Hours'
export const hoursProblem = 'From 0.5 to 2,000.'
export const save = 'Save'
export const cancel = 'Cancel'

// A resource
export const addResource = 'Add a resource'
export const resource = 'Resource'
export const resourcePlaceholder = 'A book, a course, a person'
export const resourceMissing = 'Give it a name.'
export const link = 'Link'
export const linkProblem = 'An address such as example.org/course.'
export const addIt = 'Add it'

// The line in the resume
export const allDone = (steps: number) => (steps === 1 ? 'The step is done' : 'All steps are done')
export const loadingResume = 'Loading your resume'
export const sayInResume = 'Now say it in your resume'
export const noResume = 'You have no resume here yet. Add it, and the line can go into it.'
export const addYourResume = 'Add your resume'
export const notInResume = (skill: string) => `${skill} is not in your resume yet.`
export const sayInOneLine = 'Say it in one line'
export const sayNow = 'Now say it in one line'
export const sayLead =
  'What did you do, where and when? Your own words. The line is marked as yours, with today’s date, and the score moves once it is in your resume.'
export const yourLine = 'Your line'
export const lineMissing = 'Write the line first: what you did, where and when.'
export const lineNamesNot = (skill: string) => `It does not name ${skill} yet.`
export const whereIn = (resume: string) => `Where in ${resume}`
export const changedElsewhere = (openResume: ReactNode) => (
  <>Your resume is being changed in another tab. Your line is kept here: try again, or {openResume}.</>
)
export const openResume = 'open the resume'
export const addToResume = 'Add it to my resume'
export const later = 'Later'
export const resumeUpdated = 'Resume updated'
export const resumeFailed = 'Failed to update resume'
export const noResumeYet = 'You have no resume here yet.'
export const placeGone = 'That place is no longer in your resume. Please choose another.'
export const inResume = 'It is in your resume'
export const countsNow = 'It counts from now on, wherever a job asks for it.'
export const compareToSee = 'Compare your resume with the job again to see what it brings.'
export const nameNotFound = (skill: string, nameIt: ReactNode) => (
  <>
    We cannot find {skill} in it by that name, so it may not count. {nameIt}
  </>
)
export const nameIt = 'Name it in the line'
export const compareAgain = 'Compare it again'
export const seeResume = 'See your resume'
