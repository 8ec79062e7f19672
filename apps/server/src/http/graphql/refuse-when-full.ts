import { getOperationAST, Kind, OperationTypeNode, type SelectionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { noRoom, ourFault } from './presentable.ts'

/**
 * What a full disk does not stop: to come in and go, to keep others out, to end what is paid for,
 * mailed or agreed to, to take one's documents along, and to make room.
 */
export const stillDone = new Set([
  'initiateLogin',
  'verifyLogin',
  'resendVerificationCode',
  'logoutUser',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'cancelSubscription',
  'unsubscribe',
  'agreeToLanguageModel',
  'revokeAccessToken',
  'revokeSession',
  'revokeShareLink',
  'revokeOtherSessions',
  'generateResumeDocument',
  'generateTailoredResumeDocument',
  'generateCoverLetterDocument',
  'generateAnalysisDocument',
  'generateInterviewGuideDocument',
  'generateDevelopmentPlanDocument',
  'downloadInvoicePDF',
  'openShareLink',
  'deleteFact',
  'deleteInterviewGuide',
  'deleteJobDescription',
  'deleteJobMatchAnalysis',
  'deleteMyAccount',
  'deletePlanStep',
  'deleteResume',
  'deleteSkillDevelopmentPlan',
  'deleteTailoredResume',
  'deleteUserSkill',
  'removeSample',
])

/** A change is refused while there still is room for what must go on: the database stops altogether when there is none. */
export const refuseWhenFull = (isFull: () => Promise<boolean>, requestId: () => string): Plugin => ({
  async onExecute({ args, setResultAndStopExecution }) {
    const operation = getOperationAST(args.document, args.operationName)
    if (operation?.operation !== OperationTypeNode.MUTATION) return
    if (operation.selectionSet.selections.every(isStillDone) || !(await isFull())) return
    setResultAndStopExecution({ errors: [ourFault(noRoom, requestId())], data: null })
  },
})

const isStillDone = (selection: SelectionNode) => selection.kind === Kind.FIELD && stillDone.has(selection.name.value)
