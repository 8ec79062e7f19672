import type { RarePages } from './rare-pages.ts'

/** Where these are, only who opens one of them loads. */
const rare = (page: keyof RarePages) => async () => (await import('./rare-pages.ts')).rarePages[page]()

/** Every page but those that are prerendered. */
export const furtherPages = {
  verifyEmail: () => import('../features/auth/verify-email-page.tsx'),
  verifyOtp: () => import('../features/auth/verify-otp-page.tsx'),
  registrationSuccess: () => import('../features/auth/registration-success-page.tsx'),
  unauthorizedClient: rare('unauthorizedClient'),
  forgotPassword: () => import('../features/auth/forgot-password-page.tsx'),
  resetPassword: () => import('../features/auth/reset-password-page.tsx'),
  styleGuide: rare('styleGuide'),
  live: rare('live'),
  my: () => import('../features/my/my-page.tsx'),
  tailor: () => import('../features/tailor/tailor-page.tsx'),
  myResumes: () => import('../features/resumes/my-resumes-page.tsx'),
  currentResume: () => import('../features/resumes/current-resume-page.tsx'),
  resume: () => import('../features/resumes/resume-page.tsx'),
  analyses: () => import('../features/analysis/analyses-page.tsx'),
  createAnalysis: () => import('../features/analysis/create-analysis-page.tsx'),
  guides: () => import('../features/interview/guides-page.tsx'),
  createGuide: () => import('../features/interview/create-guide-page.tsx'),
  guide: () => import('../features/interview/guide-page.tsx'),
  letters: () => import('../features/letters/letters-page.tsx'),
  letter: () => import('../features/letters/letter-page.tsx'),
  accessDenied: rare('accessDenied'),
  createResume: () => import('./create-resume-page.tsx'),
  editor: () => import('../features/resume-editor/editor-page.tsx'),
  skills: () => import('../features/skills/skills-page.tsx'),
  addSkill: () => import('../features/skills/add-skill-page.tsx'),
  createPlan: () => import('../features/plans/create-plan-page.tsx'),
  plan: () => import('../features/plans/plan-page.tsx'),
  mySubscriptions: () => import('../features/billing/my-subscriptions-page.tsx'),
  subscribe: () => import('../features/billing/subscribe-page.tsx'),
  subscriptionSuccess: () => import('../features/billing/subscription-success-page.tsx'),
  subscriptionCancel: rare('subscriptionCancel'),
  transactionHistory: () => import('../features/billing/transaction-history-page.tsx'),
  profile: () => import('../features/account/profile/profile-page.tsx'),
  settings: () => import('../features/account/settings/settings-page.tsx'),
  privacySettings: () => import('../features/privacy/privacy-settings-page.tsx'),
  developers: rare('developers'),
  shared: () => import('../features/shared/shared-page.tsx'),
  unsubscribe: rare('unsubscribe'),
}

export type FurtherPages = typeof furtherPages
