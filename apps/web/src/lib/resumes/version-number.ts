import type { TailoredListed } from './tailored.ts'

type Version = Pick<TailoredListed, 'id' | 'jobDescriptionId' | 'originalResumeId'>

/** Which of the versions of one resume for one job it is, the first being 1; null where it is no longer there. */
export function versionNumber(versions: readonly Version[], id: number | null): number | null {
  const version = versions.find((it) => it.id === id)
  if (!version) return null
  const { jobDescriptionId, originalResumeId } = version
  return versions.filter(
    (it) => it.jobDescriptionId === jobDescriptionId && it.originalResumeId === originalResumeId && it.id <= version.id,
  ).length
}
