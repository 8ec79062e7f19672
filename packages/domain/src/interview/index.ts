export { type GuideOptions, interviewGuide } from './guide.ts'
export { printed, printedOutline } from './print.ts'
export type {
  InterviewGuide,
  InterviewQuestion,
  OutlineLine,
  OwnStatement,
  PlacedLine,
  RoleInShort,
} from './types.ts'
