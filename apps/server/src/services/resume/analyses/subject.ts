import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Sql } from '../../../kernel/db.ts'
import { noSuch, notFound } from '../../../kernel/errors.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { groundIn } from '../tailored/ground.store.ts'
import { newestFor, tailoredOf } from '../tailored/tailored.store.ts'
import { versionOf } from '../versions/versions.store.ts'

/** What an analysis speaks of. */
export interface Subject {
  /** The resume, or the tailored version. */
  document: ResumeDocument
  /** The version, as it was read, and what it was made from. */
  tailored: { id: number; updatedAt: Date; original: ResumeDocument } | null
  /** The resume as it is kept; a version of it says it. */
  content: string
  /** The version that was named. */
  versionId: number | null
}

interface Asked {
  resumeId: number
  resumeVersionId?: number | null | undefined
  /** The job, and what it says. */
  jobDescriptionId?: number | null | undefined
  subject?: 'newest' | 'resume' | null | undefined
  /** The tailored version that is meant, newest or not. */
  tailoredResumeId?: number | null | undefined
}

/** A named version of the resume or a named tailored one; else, unless the resume itself is asked for, the newest page tailored to the job; else the resume. */
export async function subjectOf(sql: Sql, userId: number, asked: Asked, advertisement: string): Promise<Subject> {
  const { resumeId, resumeVersionId, tailoredResumeId, subject, jobDescriptionId = null } = asked
  const resume = (await resumeOf(sql, userId, resumeId)) ?? noSuch()
  if (resumeVersionId != null) {
    const version = (await versionOf(sql, userId, resumeVersionId)) ?? noSuch()
    if (version.resumeId !== resumeId) throw notFound()
    return { document: version.document, content: version.content, versionId: version.id, tailored: null }
  }
  const page = () =>
    tailoredResumeId != null
      ? tailoredOf(sql, userId, tailoredResumeId)
      : newestFor(sql, userId, resumeId, { jobDescriptionId, advertisement })
  const tailored = subject === 'resume' ? null : await page()
  if (!tailored) return { document: resume.document, content: resume.content, versionId: null, tailored: null }
  const { original } = await groundIn(sql, tailored.id)
  const { id, updatedAt, document } = tailored
  return {
    ...{ document, content: original.content, versionId: null },
    tailored: { id, updatedAt, original: original.document },
  }
}
