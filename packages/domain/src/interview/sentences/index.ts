// All of a guide that is sentences: what is asked, how to answer it, what to ask and what to take along.
export { checklist } from './checklist.ts'
export { writeQuestions } from './questions.ts'
export { questionsToAsk } from './questions-to-ask.ts'
export { roleSummary } from './role-summary.ts'
