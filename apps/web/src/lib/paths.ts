type Id = number | string

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Every address that the product links to. */
export const paths = {
  home: () => '/',
  auth: (query: { mode?: 'register'; redirect?: string } = {}) => withQuery('/auth', query),
  login: () => '/login',
  register: () => '/register',
  verifyEmail: () => '/verify-email',
  verifyLogin: () => '/verify-otp',
  registrationSuccess: () => '/registration-success',
  unauthorizedClient: () => '/unauthorized-client',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',

  about: () => '/about',
  terms: () => '/terms',
  contact: () => '/contact',
  help: () => '/help',
  plans: () => '/plans',
  privacyPolicy: () => '/privacy-policy',
  privacySettings: () => '/gdpr-settings',
  upload: (query: { check?: 'tailor' | 'preview' } = {}) => withQuery('/upload', query),

  dashboard: () => '/my',
  jobs: () => '/my?view=jobs',
  myResumes: () => '/my-resumes',
  currentResume: () => '/resume',
  resume: (id: Id) => `/resume/${id}`,
  editCurrentResume: () => '/resume/edit',
  editResume: (id: Id) => `/resume/${id}/edit`,
  createResume: () => '/create-resume',
  tailor: () => '/resume/tailor',

  analyses: (query: { id?: string; with?: string } = {}) => withQuery('/competitive-analysis', query),
  createAnalysis: () => '/create-competitive-analysis',
  coverLetters: () => '/cover-letters',
  createCoverLetter: (jobId?: Id) => (jobId === undefined ? '/create-cover-letter' : `/create-cover-letter/${jobId}`),
  editCoverLetter: (id: Id) => `/edit-cover-letter/${id}`,
  interviewGuides: () => '/interview-guides',
  createInterviewGuide: () => '/create-interview-guide',
  interviewGuide: (id: Id) => `/interview-guide/${id}`,
  skills: () => '/skills',
  addSkill: () => '/add-skill',
  createDevelopmentPlan: () => '/create-development-plan',
  developmentPlan: (id: Id) => `/skill-development-plan/${id}`,

  profile: () => '/profile',
  settings: () => '/settings',
  subscribe: () => '/subscribe',
  subscriptionSuccess: () => '/subscription/success',
  subscriptionCancel: () => '/subscription/cancel',
  mySubscriptions: () => '/my-subscriptions',
  transactionHistory: () => '/transaction-history',
}
