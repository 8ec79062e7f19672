export { type GuideOptions, interviewGuide } from './guide.ts'
export { printed, printedOutline } from './print.ts'
export type { GapTalk, InterviewGuide, InterviewQuestion, OutlineLine, QuestionKind } from './types.ts'
