import type { AnalysisListed } from '../../lib/resumes/analyses.ts'
import * as texts from './texts.tsx'

export const subScores = [
  { name: 'keyword', label: texts.keywords, field: 'keywordMatchScore' },
  { name: 'skills', label: texts.skills, field: 'skillsMatchScore' },
  { name: 'experience', label: texts.experience, field: 'experienceMatchScore' },
  { name: 'education', label: texts.education, field: 'educationMatchScore' },
  { name: 'culturalFit', label: texts.cultureFit, field: 'culturalFitScore' },
] as const

/** Where the stored title says nothing, the one that the advertisement gives. */
export function titleOf({
  jobTitle,
  requirements,
}: Pick<AnalysisListed, 'jobTitle'> & { requirements: { title: string | null } }): string {
  const stored = jobTitle.trim()
  return stored !== '' && stored !== 'Job' ? stored : requirements.title?.trim() || texts.untitled
}
