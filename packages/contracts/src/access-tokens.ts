import type { ServiceName } from './agreed.ts'

/** How every access token begins, so that a person, and whoever looks for lost ones, knows it when they see it. */
export const accessTokenPrefix = 'bsp_'

/** `write` reads as well. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** What an operation asks of an access token; `never` is for who is signed in alone. */
export type TokenReach = TokenScope | 'never'

/**
 * Every operation, by what it asks. Never: account, payment and tokens; the person's language model and its key; consent, which only the person gives; and links
 * for others, which would outlive the token that made them. An operation that stands nowhere here is refused as well.
 */
export const operationsByReach: Record<ServiceName, Record<TokenReach, readonly string[]>> = {
  identity: {
    read: ['currentUser', 'hasPermission', 'hasRole', 'notifications', 'userInfo'],
    write: ['markNotificationsRead'],
    never: [
      ...['accessTokens', 'auditLog', 'dataExports', 'sessions', 'userProfile'],
      ...['changePassword', 'confirmEmailChange', 'createAccessToken', 'deleteMyAccount', 'exportMyData'],
      ...['initiateLogin', 'logoutUser', 'registerUser', 'requestPasswordReset', 'resendVerificationCode'],
      ...['resetPassword', 'resubscribe', 'revokeAccessToken', 'revokeOtherSessions', 'revokeSession'],
      ...['sendContactMessage', 'submitPrivacyRequest', 'unsubscribe', 'updateAccount', 'updateProfilePhoto'],
      ...['updateUserProfile', 'verifyEmail', 'verifyLogin'],
    ],
  },
  finance: {
    read: ['getPlans', 'getUsageAllowances', 'getUserUsageMetrics'],
    write: [],
    never: [
      ...['canStartTrial', 'getUserInvoices', 'getUserSubscription', 'getUserTransactions', 'previewPlanChange'],
      ...['cancelSubscription', 'changePlan', 'completeSandboxCheckout', 'downloadInvoicePDF', 'openBillingPortal'],
      ...['resumeSubscription', 'startCheckout', 'startTrial'],
    ],
  },
  resume: {
    read: [
      ...['assistantPrompt', 'checkText', 'coverLetterPreviews', 'downloadResumeAttachment', 'facts', 'gapQuestions'],
      'held',
      ...['interviewGuide', 'interviewGuides', 'jobDescription', 'jobDescriptions', 'jobMatchAnalysesByResume'],
      ...['jobMatchAnalysis', 'languageModel', 'resume', 'resumeVersion', 'resumeVersions', 'resumes'],
      ...['rankedJobs', 'selectedResume', 'skillDemand', 'skillDevelopmentPlan', 'skillDevelopmentPlans'],
      ...['skillRecommendations', 'skillTip', 'skills', 'skillsFound', 'tailoredResume', 'tailoredResumes'],
      ...['tailoredResumesByResume', 'userSkills'],
    ],
    write: [
      ...['addPlanResource', 'addPlanStep', 'addUserSkill', 'analyzeJobMatch', 'answerSuggestion', 'completePlanStep'],
      'correctRequirement',
      ...['createInterviewGuide', 'createJobDescription', 'createResume', 'createResumeVersion'],
      ...['createSkillDevelopmentPlan', 'deleteFact', 'deleteInterviewGuide', 'deleteJobDescription'],
      ...['deleteJobMatchAnalysis', 'deletePlanStep', 'deleteResume', 'deleteSkillDevelopmentPlan'],
      ...['deleteTailoredResume', 'deleteUserSkill', 'dismissSkillRecommendation', 'duplicateResume'],
      ...['fetchJobAdvertisement', 'generateAnalysisDocument', 'generateCoverLetter', 'generateCoverLetterDocument'],
      ...['generateDevelopmentPlanDocument', 'generateInterviewGuideDocument', 'generateOptimizedResume'],
      ...['generateResumeDocument', 'generateTailoredPreview', 'generateTailoredResumeDocument'],
      ...['importSkillsFromResume', 'practiseInterviewQuestion', 'removeSample', 'restoreResumeVersion', 'saveFact'],
      ...['selectResume', 'setTailorEdits', 'setTailoredLayout', 'tailorResume', 'updateAnalysisNotes'],
      ...['updateInterviewQuestion', 'updateJobDescription', 'updatePlanStep', 'updateResume'],
      ...['updateSkillDevelopmentPlan', 'updateTailoredResumeContent', 'updateTailoredResumeCoverLetter'],
      ...['updateUserSkill', 'useAssistantReply'],
    ],
    never: [
      ...['agreeToLanguageModel', 'foundModels', 'modelSettings', 'saveModelSettings', 'testModelSettings'],
      ...['createShareLink', 'openShareLink', 'revokeShareLink', 'shareLinks'],
    ],
  },
}

export function reachOf(service: ServiceName, operation: string): TokenReach {
  const { read, write } = operationsByReach[service]
  if (read.includes(operation)) return 'read'
  return write.includes(operation) ? 'write' : 'never'
}
