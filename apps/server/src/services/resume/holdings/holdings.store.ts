import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import {
  facts,
  interviewGuides,
  jobDescriptions,
  jobMatchAnalyses,
  resumes,
  skillPlans,
  tailoredResumes,
  userSkills,
  versions,
} from '../schema.ts'

const counted = {
  resumes,
  versions,
  tailored: tailoredResumes,
  jobs: jobDescriptions,
  letters: tailoredResumes,
  analyses: jobMatchAnalyses,
  guides: interviewGuides,
  skills: userSkills,
  plans: skillPlans,
  answers: facts,
  files: resumes,
}
type Counted = keyof typeof counted

/** Where only some rows of a table are meant. */
const only: Partial<Record<Counted, SQL | undefined>> = {
  letters: ne(tailoredResumes.coverLetter, ''),
  files: isNotNull(resumes.fileKey),
}

export type Holdings = Record<Counted, number>

/** How much of each is kept for one person. */
export async function countHoldings(sql: Sql, userId: number): Promise<Holdings> {
  const names = Object.keys(counted) as Counted[]
  const counts = await Promise.all(
    names.map(async (name) => [
      name,
      await sql.$count(counted[name], and(eq(counted[name].userId, userId), only[name])),
    ]),
  )
  return Object.fromEntries(counts)
}
