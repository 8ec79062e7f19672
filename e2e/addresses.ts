import type { Made } from './one-of-everything.ts'

// Every address of the product, with what its page is called and what stands at its top.

export interface Address {
  path: string
  title: string
  heading: string | RegExp
  /** Another address of the page in the row before it. */
  isSamePage?: true
}

const row = (path: string, title: string, heading: Address['heading'] = title): Address => ({ path, title, heading })
const sameAs = (address: Address): Address => ({ ...address, isSamePage: true })

export const forEveryone = [
  row('/', 'Tailor your resume to a job ad', /^Tailor your resume to any job ad/),
  row('/plans', 'Pricing', 'Free to start. Upgrade when you apply more.'),
  row('/about', 'About Us', 'About Bespeak'),
  row('/terms', 'Terms of Service'),
  row('/contact', 'Contact'),
  row('/help', 'Help Center'),
  row('/privacy-policy', 'Privacy Policy'),
  row('/gdpr-settings', 'Privacy Settings'),
  row('/check', 'Is this true of me?'),
  row('/upload', 'Check your resume against a job'),
  row('/registration-success', 'Welcome', 'Welcome to Bespeak'),
  row('/unauthorized-client', 'No access', 'This login was not accepted'),
  row('/forgot-password', 'Forgot password', 'Forgot your password?'),
  row('/reset-password', 'Reset password', 'Set a new password'),
  row('/developers', 'For developers'),
  row('/websocket-test', 'Live connection'),
  row('/modern-ui-test', 'Style guide', 'Components'),
]

/** A signed-in visitor is led away from these. */
export const forStrangers = [
  row('/auth', 'Log in or sign up', 'Welcome back'),
  row('/auth?mode=register', 'Log in or sign up', 'Create your account'),
  row('/verify-otp', 'Verify Login', 'No code is waiting'),
  row('/verify-email', 'Verify Your Email', 'No code is waiting'),
]

/** For whoever has made one of everything. */
export const madeBy = ({ resumeId, jobId, letterId, guideId, planId }: Made) => [
  row('/my', 'Jobs', 'Your jobs, best match first'),
  row('/my?view=jobs', 'All jobs'),
  row(`/job/${jobId}`, 'Job', 'Senior Analyst at Fernhill Energy'),
  row('/my-resumes', 'My Resumes'),
  row('/resume', 'Resume', 'General'),
  sameAs(row(`/resume/${resumeId}`, 'Resume', 'General')),
  row('/resume/edit', 'Edit resume'),
  sameAs(row(`/resume/${resumeId}/edit`, 'Edit resume')),
  row(`/resume/${resumeId}/tailor`, 'Access denied'),
  row('/resume/tailor', 'Tailor Resume'),
  sameAs(row('/tailor-resume', 'Tailor Resume')),
  row('/create-resume', 'New resume'),
  row('/competitive-analysis', 'Competitive Analysis'),
  row('/create-competitive-analysis', 'New analysis'),
  row('/cover-letters', 'Cover Letters'),
  row('/create-cover-letter', 'Cover letter'),
  row(`/create-cover-letter/${jobId}`, 'Cover letter'),
  row(`/edit-cover-letter/${letterId}`, 'Cover letter'),
  row('/interview-guides', 'Interview Guides'),
  row('/create-interview-guide', 'New interview guide'),
  row(`/interview-guide/${guideId}`, 'Interview guide', 'Senior Analyst'),
  row('/skills', 'Skills'),
  row('/add-skill', 'Add a skill'),
  row('/create-development-plan', 'New development plan'),
  row(`/skill-development-plan/${planId}`, 'Development plan', 'SQL'),
  row('/subscribe', 'Subscribe', 'Subscribe to Pro'),
  sameAs(row('/subscription', 'Subscribe', 'Subscribe to Pro')),
  row('/subscription/success', 'Your payment'),
  row('/subscription/cancel', 'Payment canceled'),
  row('/my-subscriptions', 'Subscription'),
  row('/transaction-history', 'Transaction history'),
  row('/profile', 'Profile'),
  row('/settings', 'Settings'),
]
