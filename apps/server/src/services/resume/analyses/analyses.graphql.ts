import type { SubScore } from '@bespeak/domain/match/index.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { Corrections } from '../corrections/corrections.ts'
import { askedFields } from '../resumes/asked-fields.graphql.ts'
import type { ResumeTypes } from '../resumes/resumes.graphql.ts'
import type { AnalysisRow } from './analyses.store.ts'
import type { Analyses } from './analyses.ts'
import { type AnalysisTypes, analysisTypes } from './analysis-types.graphql.ts'
import { shownTitle } from './shown-title.ts'

/** What can be said of an analysis without its long parts. */
const brief = new Set([
  ...['id', 'resumeId', 'resumeVersionId', 'jobDescriptionId', 'jobTitle', 'companyName', 'jobUrl', 'requirements'],
  ...['matchScore', 'matchScoreCeiling', 'keywordMatchScore', 'skillsMatchScore', 'experienceMatchScore'],
  ...['educationMatchScore', 'culturalFitScore', 'userNotes', 'engineVersion', 'createdAt', 'updatedAt'],
  ...['tailoredResumeId', 'shownScore', 'shownScoreBefore', 'unscored'],
])

const wantedOf = (asked: ReadonlySet<string>) => ({ whole: [...asked].some((name) => !brief.has(name)) })

/** What the advertisement does not ask has no points to share: `weights` tells it apart from a score of 0. */
const scoreOf = ({ report }: AnalysisRow, subScore: SubScore) => report.match.subScores[subScore] ?? 0

function analysisType(builder: Builder, types: AnalysisTypes, { atsReport }: ResumeTypes) {
  const { keyword, ledgerRow, knockOut, fix, weight } = types
  const { requirements, competitor, trend, skillMatch, improvement, metadata } = types
  return builder.objectRef<AnalysisRow>('JobMatchAnalysis').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      resumeId: t.exposeInt('resumeId'),
      resumeVersionId: t.exposeInt('resumeVersionId', { nullable: true }),
      jobDescriptionId: t.exposeInt('jobDescriptionId', { nullable: true }),
      jobTitle: t.string({ resolve: shownTitle }),
      companyName: t.exposeString('companyName', { nullable: true }),
      jobDescription: t.exposeString('jobDescription'),
      jobUrl: t.exposeString('jobUrl', { nullable: true }),
      matchScore: t.exposeFloat('matchScore'),
      keywordMatchScore: t.float({ resolve: (it) => scoreOf(it, 'keyword') }),
      skillsMatchScore: t.float({ resolve: (it) => scoreOf(it, 'skills') }),
      experienceMatchScore: t.float({ resolve: (it) => scoreOf(it, 'experience') }),
      educationMatchScore: t.float({ resolve: (it) => scoreOf(it, 'education') }),
      culturalFitScore: t.float({ resolve: (it) => scoreOf(it, 'culturalFit') }),
      missingSkills: t.stringList({ resolve: ({ report }) => report.match.missingSkills }),
      strongSkills: t.stringList({ resolve: ({ report }) => report.match.strongSkills }),
      recommendedHighlights: t.stringList({ resolve: ({ report }) => report.analysis.recommendedHighlights }),
      improvementSuggestions: t.stringList({ resolve: ({ report }) => report.analysis.improvementSuggestions }),
      communicationStyle: t.string({ nullable: true, resolve: ({ report }) => report.analysis.communicationStyle }),
      personalityTraits: t.stringList({ resolve: ({ report }) => report.analysis.personalityTraits }),
      culturalValues: t.stringList({ resolve: ({ report }) => report.analysis.culturalValues }),
      leadershipStyle: t.string({ nullable: true, resolve: ({ report }) => report.analysis.leadershipStyle }),
      teamworkOrientation: t.string({ nullable: true, resolve: ({ report }) => report.analysis.teamworkOrientation }),
      culturalFitAnalysis: t.string({ nullable: true, resolve: ({ report }) => report.analysis.culturalFitAnalysis }),
      behavioralInsights: t.string({ nullable: true, resolve: ({ report }) => report.analysis.behavioralInsights }),
      userNotes: t.exposeString('userNotes', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      requirements: t.field({ type: requirements, resolve: ({ report }) => report.analysis.requirements }),
      competitors: t.field({ type: [competitor], resolve: ({ report }) => report.analysis.competitors }),
      trends: t.field({ type: [trend], resolve: ({ report }) => report.analysis.trends }),
      skillMatches: t.field({ type: [skillMatch], resolve: ({ report }) => report.analysis.skillMatches }),
      improvements: t.field({ type: [improvement], resolve: ({ report }) => report.analysis.improvements }),
      engineVersion: t.exposeString('engineVersion', { nullable: true }),
      metadata: t.field({ type: metadata, resolve: ({ report }) => report.analysis.metadata }),
      skillsMatch: t.field({ type: [skillMatch], resolve: ({ report }) => report.analysis.skillMatches }),
      suggestedImprovements: t.field({ type: [improvement], resolve: ({ report }) => report.analysis.improvements }),
      keywords: t.field({ type: [keyword], resolve: ({ report }) => report.match.keywords }),
      ledger: t.field({
        type: [ledgerRow],
        resolve: ({ report: { match } }) => [...match.ledger, ...(match.takenOut ?? [])],
      }),
      knockOuts: t.field({ type: [knockOut], resolve: ({ report }) => report.match.knockOuts }),
      topFixes: t.field({ type: [fix], resolve: ({ report }) => report.match.topFixes }),
      matchScoreCeiling: t.float({ resolve: ({ report }) => report.match.ceiling }),
      tailoredResumeId: t.exposeInt('tailoredResumeId', { nullable: true }),
      unscored: t.boolean({
        description: 'The ad asks nothing that could be read: matchScore is 0 and is not shown.',
        resolve: ({ report }) => report.match.unscored,
      }),
      shownScore: t.exposeFloat('matchScore', { description: 'Equals matchScore.' }),
      shownScoreBefore: t.exposeFloat('shownScoreBefore', { nullable: true }),
      atsReport: t.field({ type: atsReport, nullable: true, resolve: ({ report }) => report.ats ?? null }),
      weights: t.field({ type: [weight], resolve: ({ report }) => report.match.weights }),
    }),
  })
}

export function addAnalyses(builder: Builder, resume: ResumeTypes, analyses: Analyses, corrections: Corrections) {
  const analysis = analysisType(builder, analysisTypes(builder), resume)
  const notes = builder.objectRef<AnalysisRow>('AnalysisNotes').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      analysisNotes: t.string({ resolve: ({ userNotes }) => userNotes ?? '' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  const input = builder.inputType('JobMatchAnalysisInput', {
    fields: (t) => ({
      resumeId: t.int({ required: true }),
      resumeVersionId: t.int(),
      jobDescription: t.string(),
      jobTitle: t.string(),
      companyName: t.string(),
      jobUrl: t.string(),
      jobDescriptionId: t.int(),
      forceRefresh: t.boolean(),
      notify: t.boolean({ description: 'False where whoever asks is looking at it: no notice is left.' }),
      subject: t.string(),
    }),
  })
  const correction = builder.inputType('CorrectionInput', {
    fields: (t) => ({
      resumeId: t.int({ required: true }),
      jobDescriptionId: t.int({ required: true }),
      analysisId: t.int({ description: 'The one to count it in; without it the newest.' }),
      rowId: t.string({ required: true }),
      correction: t.string({ description: 'shown (with the line) | not-asked | not-mine; nothing takes it back.' }),
      line: t.string({ description: 'The id or the words of a line, or new words.' }),
    }),
  })
  const notesInput = builder.inputType('AnalysisNotesInput', {
    fields: (t) => ({ analysisId: t.int({ required: true }), userNotes: t.string({ required: true }) }),
  })

  builder.queryFields((t) => ({
    jobMatchAnalysis: t.field({
      type: analysis,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => analyses.get(context, id),
    }),
    jobMatchAnalysesByResume: t.field({
      type: [analysis],
      args: { resumeId: t.arg.int({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
      resolve: (_, { resumeId, ...paging }, context, info) =>
        analyses.listByResume(context, resumeId, paging, wantedOf(askedFields(info))),
    }),
  }))
  builder.mutationFields((t) => ({
    analyzeJobMatch: t.field({
      type: analysis,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => analyses.analyse(context, args.input),
    }),
    correctRequirement: t.field({
      type: analysis,
      args: { input: t.arg({ type: correction, required: true }) },
      resolve: (_, args, context) => corrections.correct(context, args.input),
    }),
    updateAnalysisNotes: t.field({
      type: notes,
      args: { input: t.arg({ type: notesInput, required: true }) },
      resolve: (_, args, context) => analyses.updateNotes(context, args.input),
    }),
    deleteJobMatchAnalysis: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => analyses.delete(context, id),
    }),
  }))
}
