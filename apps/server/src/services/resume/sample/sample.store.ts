import { and, eq, inArray, or } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { interviewGuides, jobDescriptions, jobMatchAnalyses, resumes, tailoredResumes } from '../schema.ts'

/** The sample and all that was made of it, whether of its resume or for its job. */
export async function removeSampleOf(tx: Sql, userId: number): Promise<void> {
  const resume = tx.select({ id: resumes.id }).from(resumes).where(sampleResume(userId))
  const job = tx.select({ id: jobDescriptions.id }).from(jobDescriptions).where(sampleJob(userId))
  // Guides first: a version that goes takes its name out of them.
  for (const { table, madeOf } of made)
    await tx
      .delete(table)
      .where(and(eq(table.userId, userId), or(inArray(madeOf, resume), inArray(table.jobDescriptionId, job))))
  await tx.delete(jobDescriptions).where(sampleJob(userId))
  await tx.delete(resumes).where(sampleResume(userId))
}

const sampleResume = (userId: number) => and(eq(resumes.userId, userId), resumes.isSample)
const sampleJob = (userId: number) => and(eq(jobDescriptions.userId, userId), jobDescriptions.isSample)

const made = [
  { table: interviewGuides, madeOf: interviewGuides.resumeId },
  { table: jobMatchAnalyses, madeOf: jobMatchAnalyses.resumeId },
  { table: tailoredResumes, madeOf: tailoredResumes.originalResumeId },
]
