import { getOperationAST, Kind, OperationTypeNode, type SelectionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { noRoom, ourFault } from './presentable.ts'

/** What a full disk does not stop: to come in and go, to take one's documents along, and to make room. */
export const stillDone = new Set([
  'initiateLogin',
  'verifyLogin',
  'resendVerificationCode',
  'logoutUser',
  'revokeAccessToken',
  'revokeSession',
  'revokeShareLink',
  'revokeOtherSessions',
  'generateResumeDocument',
  'generateTailoredResumeDocument',
  'generateAnalysisDocument',
  'downloadInvoicePDF',
  'openShareLink',
  'deleteFact',
  'deleteJobDescription',
  'deleteJobMatchAnalysis',
  'deleteResume',
  'deleteTailoredResume',
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
