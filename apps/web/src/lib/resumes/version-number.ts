import { version } from '../texts/counted.ts'
import * as texts from '../texts/resumes.ts'
import type { TailoredListed } from './tailored.ts'

type Version = Pick<TailoredListed, 'id' | 'jobDescriptionId' | 'originalResumeId'>

/** Which of the versions of one resume for one job it is, the first being 1; null where it or the job is no longer there. */
export function versionNumber(versions: readonly Version[], id: number | null): number | null {
  const version = versions.find((it) => it.id === id)
  if (!version || version.jobDescriptionId === null) return null
  const { jobDescriptionId, originalResumeId } = version
  return versions.filter(
    (it) => it.jobDescriptionId === jobDescriptionId && it.originalResumeId === originalResumeId && it.id <= version.id,
  ).length
}

interface Spoken {
  tailoredResumeId: number | null
  shownScoreBefore: number | null
}

/** What an analysis speaks of: a version cut for the job, or the resume. Only a version has a figure before. */
export function subjectWords({ tailoredResumeId, shownScoreBefore }: Spoken, versions: readonly Version[]): string {
  if (shownScoreBefore === null) return texts.yourResume
  const number = versionNumber(versions, tailoredResumeId)
  return number === null ? texts.aTailoredVersion : version(number)
}
