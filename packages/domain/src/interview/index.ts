export { type GuideOptions, guideSentences, interviewGuide, type TechnicalQuestions } from './guide.ts'
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
