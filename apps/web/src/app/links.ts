import { paths } from '../lib/paths.ts'
import type { Section } from './places.ts'
import * as texts from './texts/places.ts'

export interface LinkTo {
  to: string
  label: string
}

export const mainLinks = (signedIn: boolean): LinkTo[] => [
  { to: paths.home(), label: texts.home },
  ...(signedIn ? [{ to: paths.myResumes(), label: texts.myResumes }] : []),
  { to: paths.plans(), label: texts.pricing },
]

export const workbenchLinks: (LinkTo & { section: Section })[] = [
  { to: paths.dashboard(), label: texts.jobs, section: 'jobs' },
  { to: paths.tailor(), label: texts.tailor, section: 'tailor' },
  { to: paths.coverLetters(), label: texts.lettersInShort, section: 'cover-letters' },
  { to: paths.interviewGuides(), label: texts.interviews, section: 'interview-guides' },
  { to: paths.skills(), label: texts.skills, section: 'skills' },
  { to: paths.check(), label: texts.checkText, section: 'check' },
]

export const footerLinks: Record<'company' | 'help' | 'data', LinkTo[]> = {
  company: [
    { to: paths.about(), label: texts.about },
    { to: paths.contact(), label: texts.contact },
    { to: paths.plans(), label: texts.pricing },
  ],
  help: [
    { to: paths.help(), label: texts.help },
    { to: paths.check(), label: texts.checkText },
    { to: paths.privacyPolicy(), label: texts.privacyPolicy },
    { to: paths.terms(), label: texts.terms },
  ],
  data: [{ to: paths.privacySettings(), label: texts.privacySettings }],
}
