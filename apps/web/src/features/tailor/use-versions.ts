import { useQuery } from '@tanstack/react-query'
import { type TailoredOfResume, tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'

export interface VersionOfJob {
  id: number
  /** The first is 1. */
  number: number
  createdAt: string
  changes: number
}

/** What was made of a resume for a job, newest first. */
export function versionsFor(all: readonly TailoredOfResume[], jobId: number | null): VersionOfJob[] {
  const versions = all
    .filter(({ jobDescriptionId }) => jobId !== null && jobDescriptionId === jobId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  return versions.map(({ id, createdAt, edits }, at) => ({
    ...{ id, createdAt, number: versions.length - at },
    changes: edits.filter(({ undone }) => !undone).length,
  }))
}

export function useVersions(resumeId: number, jobId: number | null) {
  const { data = [], isSuccess } = useQuery(tailoredByResumeQuery(jobId === null ? null : resumeId))
  return { versions: versionsFor(data, jobId), isKnown: isSuccess }
}
