import { paths } from './paths.ts'
import * as texts from './texts/account.ts'

/** The four pages of one's own account, in the order of their tabs. */
export const accountLinks = [
  { to: paths.profile(), label: texts.profile },
  { to: paths.settings(), label: texts.settings },
  { to: paths.privacySettings(), label: texts.privacy },
  { to: paths.mySubscriptions(), label: texts.subscription },
]
