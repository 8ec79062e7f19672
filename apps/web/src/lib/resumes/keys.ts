import type { QueryClient } from '@tanstack/react-query'

/** The names under which answers are kept. A shorter one stands for all that begin with it. */
export const keys = {
  dashboard: (userId?: number) => (userId === undefined ? ['dashboard'] : ['dashboard', userId]),
  resumes: ['resumes'],
  sameFile: ['resumesWithFile'],
  resume: (id: number) => ['resume', id],
  selectedResume: ['selectedResume'],
  versions: (resumeId: number) => ['resumeVersions', resumeId],
  version: (id: number) => ['resumeVersion', id],
  jobDescriptions: (userId?: number) => (userId === undefined ? ['jobDescriptions'] : ['jobDescriptions', userId]),
  jobDescription: (id: number) => ['jobDescription', id],
  tailoredByResume: (resumeId?: number, search = '') =>
    resumeId === undefined ? ['tailoredResumesByResume'] : ['tailoredResumesByResume', resumeId, search],
  tailoredResumes: ['tailoredResumes'],
  tailoredResume: (id: number) => ['tailoredResume', id],
  letters: (search?: string) => (search === undefined ? ['letters'] : ['letters', search]),
  letterPreviews: (id?: number) => (id === undefined ? ['letterPreviews'] : ['letterPreviews', id]),
  analysesByResume: (resumeId?: number) =>
    resumeId === undefined ? ['jobMatchAnalysesByResume'] : ['jobMatchAnalysesByResume', resumeId],
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
    resumeId === undefined ? ['resume'] : keys.resume(resumeId),
    keys.tailoredByResume(),
    keys.analysesByResume(),
    ...(resumeId === undefined ? [['resumeVersions']] : [keys.versions(resumeId)]),
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
