import type { ServiceName } from './agreed.ts'

/** The operations of the contract that no service answers yet. This list only shrinks. */
export const notServedYet: Record<ServiceName, readonly string[]> = {
  identity: [
    'notifications',
    'dataExports',
    'updateProfilePhoto',
    'markNotificationsRead',
    'exportMyData',
    'deleteMyAccount',
    'submitPrivacyRequest',
    'sendContactMessage',
  ],
  finance: [
    'getUserSubscription',
    'getUserInvoices',
    'getUserTransactions',
    'previewPlanChange',
    'downloadInvoicePDF',
    'startCheckout',
    'completeSandboxCheckout',
    'startTrial',
    'openBillingPortal',
    'changePlan',
    'cancelSubscription',
    'resumeSubscription',
  ],
  resume: [
    'userSkills',
    'skillRecommendations',
    'skillDevelopmentPlans',
    'skills',
    'skillDevelopmentPlan',
    'interviewGuides',
    'interviewGuide',
    'generateCoverLetterDocument',
    'generateCoverLetter',
    'updateTailoredResumeCoverLetter',
    'generateInterviewGuideDocument',
    'generateDevelopmentPlanDocument',
    'addUserSkill',
    'updateUserSkill',
    'deleteUserSkill',
    'importSkillsFromResume',
    'createSkillDevelopmentPlan',
    'completePlanStep',
    'deleteSkillDevelopmentPlan',
    'createInterviewGuide',
    'updateInterviewQuestion',
    'deleteInterviewGuide',
  ],
}

/** How many there may be. Lower it with each operation built; raising it would take one away from people. */
export const mostNotServed: Record<ServiceName, number> = { identity: 8, finance: 12, resume: 22 }
