import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import type { Aim } from './choices/for-field.tsx'

/** All that a letter can be for. */
export function useAims() {
  const { user } = useAuth()
  return { versions: useQuery(tailoredResumesQuery()), jobs: useQuery(jobDescriptionsQuery(user?.id)) }
}

/** Each has an address of its own. */
export function pathFor(aim: Aim): string {
  if (aim === 'paste') return paths.createCoverLetter()
  return 'version' in aim ? paths.editCoverLetter(aim.version) : paths.createCoverLetter(aim.job)
}
