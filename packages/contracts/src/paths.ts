type Id = number | string

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/**
 * Every address of the product, here alone. With `:id` for an id it is the pattern of a route.
 */
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
  resetPassword: (query: { email?: string } = {}) => withQuery('/reset-password', query),
  unsubscribe: (token: string) => `/unsubscribe/${token}`,

  about: () => '/about',
  terms: () => '/terms',
  contact: () => '/contact',
  help: () => '/help',
  developers: () => '/developers',
  plans: (query: { period?: 'year' } = {}) => withQuery('/plans', query),
  /** The plans, with what is used up. */
  usedUp: () => '/plans#limit',
  privacyPolicy: () => '/privacy-policy',
  privacySettings: () => '/gdpr-settings',
  styleGuide: () => '/modern-ui-test',
  live: () => '/websocket-test',
  check: () => '/check',
  upload: (query: { check?: 'read' | 'tailor' | 'preview' } = {}) => withQuery('/upload', query),

  dashboard: () => '/my',
  addJob: () => '/my?add=',
  jobs: (query: { job?: string; write?: string; as?: 'board' } = {}) => withQuery('/my', { view: 'jobs', ...query }),
  /** One saved job: how the resume matches it, and the version for it. */
  job: (id: Id) => `/job/${id}`,
  myResumes: () => '/my-resumes',
  shared: (token: string) => `/s/${token}`,
  currentResume: () => '/resume',
  resume: (id: Id) => `/resume/${id}`,
  editCurrentResume: () => '/resume/edit',
  editResume: (id: Id) => `/resume/${id}/edit`,
  createResume: () => '/create-resume',
  tailor: () => '/resume/tailor',
  /** What older links say. */
  tailorFormerly: () => '/tailor-resume',
  /** Refused to everyone: which resume is tailored is not said by an address. */
  tailorById: (id: Id) => `/resume/${id}/tailor`,
  /** Where the version that is opened asks what the resume does not show. */
  tailorQuestions: () => '/resume/tailor#questions',

  analyses: (query: { id?: string; with?: string } = {}) => withQuery('/competitive-analysis', query),
  createAnalysis: (query: { job?: string } = {}) => withQuery('/create-competitive-analysis', query),
  coverLetters: () => '/cover-letters',
  createCoverLetter: (jobId?: Id) => (jobId === undefined ? '/create-cover-letter' : `/create-cover-letter/${jobId}`),
  editCoverLetter: (id: Id) => `/edit-cover-letter/${id}`,
  interviewGuides: () => '/interview-guides',
  createInterviewGuide: (query: { job?: string; version?: string; gap?: string } = {}) =>
    withQuery('/create-interview-guide', query),
  interviewGuide: (id: Id, query: { question?: string; gap?: string; practice?: string } = {}) =>
    withQuery(`/interview-guide/${id}`, query),
  skills: () => '/skills',
  addSkill: () => '/add-skill',
  createDevelopmentPlan: (query: { skill?: string; job?: string } = {}) => withQuery('/create-development-plan', query),
  developmentPlan: (id: Id, query: { job?: string } = {}) => withQuery(`/skill-development-plan/${id}`, query),

  profile: () => '/profile',
  settings: () => '/settings',
  subscribe: (query: { plan?: string; checkout?: string } = {}) => withQuery('/subscribe', query),
  subscribeFormerly: () => '/subscription',
  subscriptionSuccess: () => '/subscription/success',
  subscriptionCancel: () => '/subscription/cancel',
  mySubscriptions: (query: { change?: string } = {}) => withQuery('/my-subscriptions', query),
  transactionHistory: () => '/transaction-history',
}
