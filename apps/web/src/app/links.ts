import { paths } from '../lib/paths.ts'
import type { Section } from './places.ts'

export interface LinkTo {
  to: string
  label: string
}

export const mainLinks = (signedIn: boolean): LinkTo[] => [
  { to: paths.home(), label: 'Home' },
  ...(signedIn ? [{ to: paths.myResumes(), label: 'My Resumes' }] : []),
  { to: paths.plans(), label: 'Pricing' },
]

export const workbenchLinks: (LinkTo & { section: Section })[] = [
  { to: paths.dashboard(), label: 'Dashboard', section: 'dashboard' },
  { to: paths.tailor(), label: 'Tailor', section: 'tailor' },
  { to: paths.analyses(), label: 'Analysis', section: 'analysis' },
  { to: paths.coverLetters(), label: 'Cover Letters', section: 'cover-letters' },
  { to: paths.interviewGuides(), label: 'Interview Guides', section: 'interview-guides' },
  { to: paths.skills(), label: 'Skills', section: 'skills' },
]

export const footerLinks: Record<'company' | 'help' | 'data', LinkTo[]> = {
  company: [
    { to: paths.about(), label: 'About Us' },
    { to: paths.contact(), label: 'Contact' },
    { to: paths.plans(), label: 'Pricing' },
  ],
  help: [
    { to: paths.help(), label: 'Help Center' },
    { to: paths.privacyPolicy(), label: 'Privacy Policy' },
    { to: paths.terms(), label: 'Terms of Service' },
  ],
  data: [{ to: paths.privacySettings(), label: 'Privacy Settings' }],
}
