export { answerSchemas } from './answer-schemas.ts'
export { judgeReplies, splitRefused } from './judged.ts'
export { guideWithReplies, type Outlined, questionsForWriters } from './judged-guide.ts'
export { letterWithReplies } from './judged-letter.ts'
export { numberedPage } from './page.ts'
export {
  type Prompt,
  type PromptKind,
  promptFor,
  promptsVersion,
  type Refusal,
  repairPrompt,
  wholePrompt,
} from './prompt.ts'
export { proposalJudge } from './proposed.ts'
export { votedAgainst, votePrompt, voteSchema } from './vote.ts'
