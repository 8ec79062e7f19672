import type { MailPreference } from '../../lib/profile.ts'

interface MailKind {
  preference: Exclude<MailPreference, 'emailSecurity'>
  label: string
  detail: string
}

/** The mails that one may do without. */
export const mailKinds: MailKind[] = [
  { preference: 'emailUpdates', label: 'Your work', detail: 'A deadline, a follow-up or an interview is near.' },
  {
    preference: 'emailResumeSuggestions',
    label: 'Suggestions for your resume',
    detail: 'At most one a week. We are not sending any at the moment.',
  },
  {
    preference: 'emailMarketing',
    label: 'News about Bespeak',
    detail: 'A few times a year at most. We are not sending any at the moment.',
  },
]
