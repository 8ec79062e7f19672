import type { MailPreference } from '../../lib/profile.ts'
import * as texts from './texts/mail-kinds.ts'

interface MailKind {
  preference: Exclude<MailPreference, 'emailSecurity'>
  label: string
  detail: string
}

/** The mails that one may do without. */
export const mailKinds: MailKind[] = [
  { preference: 'emailUpdates', label: texts.workMails, detail: texts.workMailsDetail },
  {
    preference: 'emailResumeSuggestions',
    label: texts.suggestionMails,
    detail: texts.suggestionMailsDetail,
  },
  {
    preference: 'emailMarketing',
    label: texts.newsMails,
    detail: texts.newsMailsDetail,
  },
]
