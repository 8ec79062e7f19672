import type { Section, SectionKind } from './document.ts'
import { oneLine } from './shown.ts'

const titles: Record<SectionKind, string> = {
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  volunteer: 'Volunteering',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
  other: 'Additional information',
}

/** What a section of that kind is called where the person gave it no title. */
export const usualTitle = (kind: SectionKind): string => titles[kind]

export const displayTitle = ({ kind, title }: Pick<Section, 'kind' | 'title'>): string =>
  oneLine(title) || usualTitle(kind)
