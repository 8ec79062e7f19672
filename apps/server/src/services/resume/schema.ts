import type { Wants } from '@bespeak/domain/growth/index.ts'
import type { PracticeRemarks } from '@bespeak/domain/interview/practice/remarks.ts'
import type { Asking } from '@bespeak/domain/match/analysis/index.ts'
import type { Correction } from '@bespeak/domain/match/types.ts'
import type { ReadAd } from '@bespeak/domain/rank/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { GapQuestion } from '@bespeak/domain/tailor/index.ts'
import { boolean, doublePrecision, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '../../kernel/db.ts'
import type { Report } from './analyses/report.ts'
import type { FactOrigin, KnownFact } from './facts/said.ts'
import type { GuideText, QuestionText } from './guides/guide-work.ts'
import type { KeptLetter } from './letters/kept-letter.ts'
import type { Provider } from './model-settings/providers.ts'
import type { Suggested, SuggestedPart } from './suggestions/suggested.ts'
import type { TailorEdit } from './tailored/tailor-edits.ts'

const resume = pgSchema('resume')

const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const facts = resume.table('facts', {
  id: id(),
  userId: integer('user_id').notNull(),
  statement: text('statement').notNull(),
  skill: text('skill'),
  requirement: text('requirement'),
  origin: text('origin').$type<FactOrigin>().notNull(),
  heading: text('heading'),
  line: text('line'),
  createdAt: moment('created_at').notNull(),
})

/** How a resume is set when it is made into a document. */
const layoutColumns = {
  template: text('template').notNull(),
  pageSize: text('page_size').notNull(),
  accent: text('accent'),
  fit: text('fit'),
}

export const resumes = resume.table('resumes', {
  id: id(),
  userId: integer('user_id').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  document: jsonb('document').$type<ResumeDocument>().notNull(),
  explanation: text('explanation'),
  ...layoutColumns,
  fileName: text('file_name'),
  fileType: text('file_type'),
  fileKey: text('file_key'),
  fileDigest: text('file_digest'),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const selections = resume.table('selections', {
  userId: integer('user_id').primaryKey(),
  resumeId: integer('resume_id').notNull(),
})

export const versions = resume.table('versions', {
  id: id(),
  userId: integer('user_id').notNull(),
  resumeId: integer('resume_id').notNull(),
  versionNumber: integer('version_number').notNull(),
  content: text('content').notNull(),
  document: jsonb('document').$type<ResumeDocument>().notNull(),
  label: text('label'),
  createdAt: moment('created_at').notNull(),
})

export const jobDescriptions = resume.table('job_descriptions', {
  id: id(),
  userId: integer('user_id').notNull(),
  title: text('title'),
  company: text('company'),
  location: text('location'),
  description: text('description').notNull(),
  requirements: text('requirements').array().notNull(),
  url: text('url'),
  stage: text('stage').notNull(),
  appliedOn: moment('applied_on'),
  deadline: moment('deadline'),
  followUpOn: moment('follow_up_on'),
  interviewOn: moment('interview_on'),
  interviewTime: text('interview_time'),
  contact: text('contact'),
  notes: text('notes'),
  sentTailoredResumeId: integer('sent_tailored_resume_id'),
  sentOn: moment('sent_on'),
  remindAt: moment('remind_at'),
  asks: jsonb('asks').$type<Asking>(),
  wants: jsonb('wants').$type<Wants>(),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** An ad as the engine read it. */
export const jobReadings = resume.table('job_readings', {
  jobDescriptionId: integer('job_description_id').primaryKey(),
  adHash: text('ad_hash').notNull(),
  engineVersion: text('engine_version').notNull(),
  reading: jsonb('reading').$type<ReadAd>().notNull(),
})

/** How a resume stands to a saved job, and what that was made from. */
export const jobRankings = resume.table('job_rankings', {
  resumeId: integer('resume_id').notNull(),
  jobDescriptionId: integer('job_description_id').notNull(),
  userId: integer('user_id').notNull(),
  personHash: text('person_hash').notNull(),
  adHash: text('ad_hash').notNull(),
  score: integer('score'),
  likeness: doublePrecision('likeness').notNull(),
  dealbreaker: text('dealbreaker'),
  shown: integer('shown').notNull(),
  asked: integer('asked').notNull(),
  missing: text('missing').array().notNull(),
  strongest: text('strongest').array().notNull(),
  measuredAt: moment('measured_at').notNull(),
})

export const tailoredResumes = resume.table('tailored_resumes', {
  id: id(),
  userId: integer('user_id').notNull(),
  originalResumeId: integer('original_resume_id').notNull(),
  jobDescriptionId: integer('job_description_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  document: jsonb('document').$type<ResumeDocument>().notNull(),
  edits: jsonb('edits').$type<TailorEdit[]>().notNull(),
  gaps: jsonb('gaps').$type<GapQuestion[]>().notNull(),
  coverLetter: text('cover_letter'),
  letter: jsonb('letter').$type<KeptLetter>(),
  letterUpdatedAt: moment('letter_updated_at'),
  rationale: text('rationale'),
  jobAdvertisingCompany: text('job_advertising_company').notNull(),
  jobDescription: text('job_description').notNull(),
  matchScore: doublePrecision('match_score'),
  matchScoreBefore: doublePrecision('match_score_before'),
  matchScoreCeiling: doublePrecision('match_score_ceiling'),
  scoredBy: text('scored_by'),
  // Only the release before this one reads these two; the next one drops them.
  shownScore: doublePrecision('shown_score'),
  shownScoreBefore: doublePrecision('shown_score_before'),
  engineVersion: text('engine_version'),
  writer: text('writer').notNull().default('built-in'),
  ...layoutColumns,
  status: text('status').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const shareLinks = resume.table('share_links', {
  id: id(),
  userId: integer('user_id').notNull(),
  resumeId: integer('resume_id'),
  tailoredResumeId: integer('tailored_resume_id'),
  handle: text('handle').notNull(),
  expiresAt: moment('expires_at').notNull(),
  openings: integer('openings').notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

/** What a tailored resume was made of. */
export const tailorings = resume.table('tailorings', {
  tailoredResumeId: integer('tailored_resume_id').primaryKey(),
  userId: integer('user_id').notNull(),
  request: text('request').notNull(),
  originalContent: text('original_content').notNull(),
  originalDocument: jsonb('original_document').$type<ResumeDocument>().notNull(),
  facts: jsonb('facts').$type<KnownFact[]>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Words for a line that only the person can settle. */
export const suggestions = resume.table('suggestions', {
  id: id(),
  userId: integer('user_id').notNull(),
  tailoredResumeId: integer('tailored_resume_id').notNull(),
  part: text('part').$type<SuggestedPart>().notNull(),
  heading: text('heading').notNull(),
  line: text('line').notNull(),
  suggestion: jsonb('suggestion').$type<Suggested>().notNull(),
  answer: boolean('answer'),
  answeredAt: moment('answered_at'),
  factId: integer('fact_id'),
  createdAt: moment('created_at').notNull(),
})

/** Which provider the person lets read their lines. */
export const modelConsents = resume.table('model_consents', {
  userId: integer('user_id').primaryKey(),
  provider: text('provider').notNull(),
  givenAt: moment('given_at').notNull(),
})

/** Which language model a person chose; without a row it is the installation's. */
export const modelSettings = resume.table('model_settings', {
  userId: integer('user_id').primaryKey(),
  provider: text('provider').$type<Provider>().notNull(),
  address: text('address'),
  model: text('model'),
  keySealed: text('key_sealed'),
  keyEnding: text('key_ending'),
  updatedAt: moment('updated_at').notNull(),
})

/** What was asked of a language model. */
export const modelRuns = resume.table('model_runs', {
  id: id(),
  userId: integer('user_id').notNull(),
  kind: text('kind').notNull(),
  model: text('model').notNull(),
  promptsVersion: text('prompts_version').notNull(),
  tokens: integer('tokens').notNull(),
  outcome: text('outcome').notNull(),
  /** Of the person's own model, which nobody else pays for. */
  isOwn: boolean('is_own').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Lines that the person does not want to be asked about again. */
export const keptLines = resume.table('kept_lines', {
  id: id(),
  userId: integer('user_id').notNull(),
  heading: text('heading').notNull(),
  line: text('line').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const jobMatchAnalyses = resume.table('job_match_analyses', {
  id: id(),
  userId: integer('user_id').notNull(),
  resumeId: integer('resume_id').notNull(),
  resumeVersionId: integer('resume_version_id'),
  jobDescriptionId: integer('job_description_id'),
  jobTitle: text('job_title').notNull(),
  companyName: text('company_name'),
  jobDescription: text('job_description').notNull(),
  jobUrl: text('job_url'),
  matchScore: doublePrecision('match_score').notNull(),
  tailoredResumeId: integer('tailored_resume_id'),
  // Only the release before this one reads it; the next one drops it.
  shownScore: doublePrecision('shown_score'),
  shownScoreBefore: doublePrecision('shown_score_before'),
  report: jsonb('report').$type<Report>().notNull(),
  engineVersion: text('engine_version'),
  userNotes: text('user_notes'),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** What the person says of a row of the ledger. */
export const corrections = resume.table('corrections', {
  id: id(),
  userId: integer('user_id').notNull(),
  resumeId: integer('resume_id').notNull(),
  jobDescriptionId: integer('job_description_id').notNull(),
  rowId: text('row_id').notNull(),
  requirement: text('requirement').notNull(),
  correction: text('correction').$type<Correction['correction']>().notNull(),
  source: text('source'),
  line: text('line'),
  factId: integer('fact_id'),
  createdAt: moment('created_at').notNull(),
})

export const jobMatches = resume.table('job_matches', {
  id: id(),
  resumeVersionId: integer('resume_version_id').notNull(),
  jobDescriptionId: integer('job_description_id').notNull(),
  matchScore: doublePrecision('match_score').notNull(),
  analysisNotes: text('analysis_notes'),
  createdAt: moment('created_at').notNull(),
})

export const interviewGuides = resume.table('interview_guides', {
  id: id(),
  userId: integer('user_id').notNull(),
  resumeId: integer('resume_id').notNull(),
  tailoredResumeId: integer('tailored_resume_id'),
  jobDescriptionId: integer('job_description_id'),
  title: text('title').notNull(),
  company: text('company'),
  guide: jsonb('guide').$type<GuideText>().notNull(),
  resumeTitle: text('resume_title').notNull(),
  person: text('person').notNull(),
  pageSize: text('page_size').notNull(),
  request: text('request').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const interviewQuestions = resume.table('interview_questions', {
  id: id(),
  guideId: integer('guide_id').notNull(),
  position: integer('position').notNull(),
  question: jsonb('question').$type<QuestionText>().notNull(),
  notes: text('notes'),
  confidence: integer('confidence'),
  practisedAt: moment('practised_at'),
})

export const practices = resume.table('practices', {
  id: id(),
  questionId: integer('question_id').notNull(),
  answer: text('answer').notNull(),
  seconds: integer('seconds').notNull(),
  remarks: jsonb('remarks').$type<PracticeRemarks>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** A skill as whoever lists or plans it keeps it. */
const skillColumns = {
  skillId: integer('skill_id').notNull(),
  skillName: text('skill_name').notNull(),
  skillKey: text('skill_key').notNull(),
  skillCategory: text('skill_category').notNull(),
  skillDescription: text('skill_description'),
}

export const userSkills = resume.table('user_skills', {
  id: id(),
  userId: integer('user_id').notNull(),
  ...skillColumns,
  proficiencyLevel: integer('proficiency_level').notNull(),
  yearsOfExperience: doublePrecision('years_of_experience'),
  lastUsedDate: moment('last_used_date'),
  isCurrent: boolean('is_current').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const skillRecommendations = resume.table('skill_recommendations', {
  id: id(),
  userId: integer('user_id').notNull(),
  skillId: integer('skill_id').notNull(),
  createdAt: moment('created_at').notNull(),
  dismissedAt: moment('dismissed_at'),
})

export const skillPlans = resume.table('skill_plans', {
  id: id(),
  userId: integer('user_id').notNull(),
  ...skillColumns,
  currentLevel: integer('current_level').notNull(),
  targetLevel: integer('target_level').notNull(),
  hoursPerWeek: doublePrecision('hours_per_week').notNull(),
  conditions: text('conditions').array().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  finishedAt: moment('finished_at'),
  levelBefore: integer('level_before'),
})

export const planSteps = resume.table('plan_steps', {
  id: id(),
  planId: integer('plan_id').notNull(),
  stepNumber: integer('step_number').notNull(),
  description: text('description').notNull(),
  hours: doublePrecision('hours').notNull(),
  proof: text('proof'),
  completedAt: moment('completed_at'),
})

export const planResources = resume.table('plan_resources', {
  id: id(),
  stepId: integer('step_id').notNull(),
  resourceType: text('resource_type').notNull(),
  title: text('title').notNull(),
  url: text('url'),
  description: text('description'),
})
