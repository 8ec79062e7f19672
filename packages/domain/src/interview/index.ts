export { type GuideOptions, interviewGuide, type TechnicalQuestions } from './guide.ts'
export { type GoodLength, goodLength } from './practice/length.ts'
export { type PracticeRemarks, remarksOn } from './practice/remarks.ts'
export { printed, printedOutline } from './print.ts'
export type {
  InterviewGuide,
  InterviewQuestion,
  OutlineLine,
  OwnStatement,
  PlacedLine,
  QuestionKind,
  RoleInShort,
} from './types.ts'
