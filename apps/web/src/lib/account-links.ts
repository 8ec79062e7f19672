import { paths } from './paths.ts'

/** The four pages of one's own account, in the order of their tabs. */
export const accountLinks = [
  { to: paths.profile(), label: 'Profile' },
  { to: paths.settings(), label: 'Settings' },
  { to: paths.privacySettings(), label: 'Privacy' },
  { to: paths.mySubscriptions(), label: 'Subscription' },
]
