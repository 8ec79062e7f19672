export const seeAnalysis = 'See the analysis'

export const whatToSay = 'What to say if they ask before you are done'
export const readIt = 'Read it'
export const prepareIt = 'Prepare it'
export const saveJobFirst = 'Save a job, and its interview guide says what to answer'

export const notPlanned = 'Not planned yet'
export const planIt = 'Plan it'
export const openPlan = 'Open your plan'
export const noSteps = 'No steps yet'
export const stepsOf = (done: number, all: number) => `${done} of ${all} steps`
export const hoursOf = (done: number, all: number) => `${done} of ${all} hours`

export const isInResume = 'It is in your resume'
export const oneLine = 'One line in your resume, in your own words'
export const sayIt = 'Say it'

export const compareIt = 'Compare it'
export const compareAgain = 'Compare again'
export const movesOnceProved = 'Moves once the proof is in your resume'
export const youBring = (now: number) => `What you bring, ${now}`
export const broughtMore = (before: number, now: number) => `What you bring, ${before} to ${now}`
export const couldBring = (now: number, open: number) =>
  `What you bring, ${now}; once you have learned it, up to ${open}`
