import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../kernel/db.ts'
import type { Held } from '../../kernel/held.ts'
import {
  corrections,
  facts,
  interviewGuides,
  interviewQuestions,
  jobDescriptions,
  jobMatchAnalyses,
  jobMatches,
  keptLines,
  modelConsents,
  modelRuns,
  modelSettings,
  planResources,
  planSteps,
  practices,
  resumes,
  selections,
  shareLinks,
  skillPlans,
  skillRecommendations,
  suggestions,
  tailoredResumes,
  tailorings,
  userSkills,
  versions,
} from './schema.ts'

interface Owned extends PgTable {
  id: PgColumn
  userId: PgColumn
}

type Named = Pick<Held, 'path' | 'about' | 'leftOut'>

const own = (table: Owned, named: Named): Held => ({
  ...named,
  ...{ table, by: table.id, whose: (_: Sql, userId: number) => eq(table.userId, userId) },
})

/** Rows that hang on another kind, which has an owner. */
const within = (
  table: PgTable & { id: PgColumn },
  by: PgColumn,
  of: (sql: Sql, userId: number) => Ids,
  named: Named,
) => ({
  ...named,
  ...{ table, by: table.id, whose: (sql: Sql, userId: number) => inArray(by, of(sql, userId)) },
})

const idsOf = (table: Owned) => (sql: Sql, userId: number) =>
  sql.select({ id: table.id }).from(table).where(eq(table.userId, userId))
const questionsOf = (sql: Sql, userId: number) =>
  sql
    .select({ id: interviewQuestions.id })
    .from(interviewQuestions)
    .where(inArray(interviewQuestions.guideId, idsOf(interviewGuides)(sql, userId)))
const stepsOf = (sql: Sql, userId: number) =>
  sql
    .select({ id: planSteps.id })
    .from(planSteps)
    .where(inArray(planSteps.planId, idsOf(skillPlans)(sql, userId)))

type Ids = ReturnType<ReturnType<typeof idsOf>> | ReturnType<typeof questionsOf> | ReturnType<typeof stepsOf>

const ofFile = ['fileKey', 'fileDigest']

export const held: readonly Held[] = [
  own(resumes, { path: 'resumes/resumes.json', about: 'Your resumes', leftOut: ofFile }),
  {
    ...{ table: selections, path: 'resumes/selected.json', about: 'Which resume you use', by: selections.userId },
    whose: (_, userId) => eq(selections.userId, userId),
  },
  own(versions, { path: 'resumes/versions.json', about: 'Earlier versions of your resumes' }),
  own(tailoredResumes, {
    path: 'resumes/tailored.json',
    about: 'Resumes tailored to a job, with every change and its reason, and the cover letters',
  }),
  {
    ...{ table: tailorings, path: 'resumes/tailorings.json', by: tailorings.tailoredResumeId, leftOut: ['request'] },
    about: 'What each tailored resume was made from',
    whose: (_, userId) => eq(tailorings.userId, userId),
  },
  own(shareLinks, { path: 'resumes/links.json', about: 'Links by which others see a resume', leftOut: ['handle'] }),
  own(facts, { path: 'resumes/answers.json', about: 'Answers you gave about yourself' }),
  own(suggestions, { path: 'resumes/suggestions.json', about: 'Wordings you were asked about, and your answers' }),
  own(keptLines, { path: 'resumes/kept-lines.json', about: 'Lines you want kept as they are' }),
  {
    ...{ table: modelConsents, path: 'resumes/model-consent.json', by: modelConsents.userId },
    about: 'Which language model you let read your lines, and since when',
    whose: (_, userId) => eq(modelConsents.userId, userId),
  },
  {
    ...{ table: modelSettings, path: 'resumes/model-settings.json', by: modelSettings.userId },
    ...{ about: 'Which language model you chose', leftOut: ['keySealed', 'keyEnding'] },
    whose: (_, userId) => eq(modelSettings.userId, userId),
  },
  own(modelRuns, {
    path: 'resumes/model-runs.json',
    about: 'When a language model was asked for you, and what it cost',
  }),
  own(jobDescriptions, { path: 'jobs/jobs.json', about: 'Jobs you saved, with your notes' }),
  own(jobMatchAnalyses, { path: 'jobs/analyses.json', about: 'How a resume matched a job', leftOut: ['inputHash'] }),
  own(corrections, { path: 'jobs/corrections.json', about: 'What you said of the requirements of a job' }),
  within(jobMatches, jobMatches.resumeVersionId, idsOf(versions), {
    path: 'jobs/matches.json',
    about: 'How a version of a resume matched a job',
  }),
  own(interviewGuides, { path: 'interviews/guides.json', about: 'Your interview guides', leftOut: ['request'] }),
  within(interviewQuestions, interviewQuestions.guideId, idsOf(interviewGuides), {
    path: 'interviews/questions.json',
    about: 'Their questions, with your notes',
  }),
  within(practices, practices.questionId, questionsOf, {
    path: 'interviews/practice.json',
    about: 'Answers you practiced',
  }),
  own(userSkills, { path: 'skills/skills.json', about: 'Your skills' }),
  own(skillRecommendations, { path: 'skills/suggestions.json', about: 'Skills that were suggested to you' }),
  own(skillPlans, { path: 'skills/plans.json', about: 'Your development plans' }),
  within(planSteps, planSteps.planId, idsOf(skillPlans), {
    path: 'skills/steps.json',
    about: 'The steps of your plans',
  }),
  within(planResources, planResources.stepId, stepsOf, {
    path: 'skills/resources.json',
    about: 'Books, courses and links of those steps',
  }),
]
