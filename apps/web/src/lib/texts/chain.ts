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
export const yourMatch = (now: number) => `Your match: ${now}`
export const movedTo = (before: number, now: number) => `Your match: ${before} to ${now}`
export const upTo = (now: number, open: number) => `Your match: ${now}, up to ${open} once you have it`
