import type { QueryClient } from '@tanstack/react-query'

/** Without what is not given. */
const named = (...parts: (string | number | undefined)[]) => parts.filter((part) => part !== undefined)

/** The names under which answers are kept. A shorter one stands for all that begin with it. */
export const keys = {
  dashboard: (userId?: number) => named('dashboard', userId),
  rankedJobs: (userId?: number) => named('rankedJobs', userId),
  resumes: ['resumes'],
  sameFile: ['resumesWithFile'],
  resume: (id?: number) => named('resume', id),
  selectedResume: ['selectedResume'],
  versions: (resumeId?: number) => named('resumeVersions', resumeId),
  version: (id: number) => ['resumeVersion', id],
  jobDescriptions: (userId?: number) => named('jobDescriptions', userId),
  jobDescription: (id: number) => ['jobDescription', id],
  tailoredByResume: (resumeId?: number, search?: string) => named('tailoredResumesByResume', resumeId, search),
  tailoredResumes: ['tailoredResumes'],
  tailoredResume: (id: number) => ['tailoredResume', id],
  letters: (search?: string) => named('letters', search),
  letterPreviews: (id?: number) => named('letterPreviews', id),
  analysesByResume: (resumeId?: number) => named('jobMatchAnalysesByResume', resumeId),
  analysis: (id: number) => ['jobMatchAnalysis', id],
  guides: ['interviewGuides'],
  guide: (id: number) => ['interviewGuide', id],
  facts: ['facts'],
  gapQuestions: ['gapQuestions'],
  userSkills: ['userSkills'],
  skillsFound: ['skillsFound'],
  skillDemand: ['skillDemand'],
  skillRecommendations: ['skillRecommendations'],
  skillSearch: (text: string) => ['skills', text],
  developmentPlans: ['skillDevelopmentPlans'],
  developmentPlan: (id: number) => ['skillDevelopmentPlan', id],
} as const

/** After a change of a resume or of what was made from it. */
export function refreshResumes(client: QueryClient, resumeId?: number): Promise<unknown> {
  const stale = [
    keys.selectedResume,
    keys.resumes,
    keys.resume(resumeId),
    keys.tailoredByResume(),
    keys.analysesByResume(),
    keys.versions(resumeId),
  ]
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** After a resume or a job is deleted: the versions, letters and guides that were made from it say so. */
export const refreshMadeFrom = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.tailoredResumes, ['tailoredResume'], keys.letters(), keys.guides, ['interviewGuide']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
