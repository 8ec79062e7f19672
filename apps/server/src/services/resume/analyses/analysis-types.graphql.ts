import type {
  Analysis,
  Competitor,
  Improvement,
  JobSummary,
  SkillMatch,
  Trend,
} from '@bespeak/domain/match/analysis/index.ts'
import type { Fix, KeywordRow, KnockOutRow, LedgerRow, WeightRow } from '@bespeak/domain/match/index.ts'
import type { Builder } from '../../../kernel/graphql.ts'

export type AnalysisTypes = ReturnType<typeof analysisTypes>

/** The parts that an analysis is made of. */
export const analysisTypes = (builder: Builder) => ({ ...ledgerTypes(builder), ...findingTypes(builder) })

const ledgerTypes = (builder: Builder) => ({
  keyword: builder.objectRef<KeywordRow>('KeywordRow').implement({
    fields: (t) => ({
      term: t.exposeString('term'),
      importance: t.exposeString('importance'),
      inJob: t.exposeInt('inJob'),
      inResume: t.exposeInt('inResume'),
      status: t.exposeString('status'),
      evidence: t.exposeStringList('evidence'),
    }),
  }),
  ledgerRow: builder.objectRef<LedgerRow>('LedgerRow').implement({
    fields: (t) => ({
      id: t.exposeString('id', {
        description: 'By the words of the requirement: the same in each analysis of the job.',
      }),
      requirement: t.exposeString('requirement'),
      kind: t.exposeString('kind'),
      importance: t.exposeString('importance'),
      subScore: t.exposeString('subScore'),
      points: t.exposeFloat('points'),
      maxPoints: t.exposeFloat('maxPoints'),
      status: t.exposeString('status'),
      certain: t.exposeBoolean('certain', {
        description: 'Not shown, and known not to be there: it can be looked up by its name.',
      }),
      near: t.stringList({
        resolve: ({ near }) => near.map(({ quote }) => quote),
        description: 'The nearest lines of a row that is not shown, three at most.',
      }),
      evidence: t.stringList({ resolve: ({ evidence }) => evidence.map(({ quote }) => quote) }),
      how: t.exposeString('how', { nullable: true }),
      todo: t.exposeString('todo', { nullable: true }),
      corrected: t.string({
        nullable: true,
        resolve: ({ corrected = null }) => corrected,
        description: 'shown | not-asked | not-mine, as the person says.',
      }),
    }),
  }),
  knockOut: builder.objectRef<KnockOutRow>('KnockOut').implement({
    fields: (t) => ({
      requirement: t.exposeString('requirement'),
      status: t.exposeString('status'),
      evidence: t.stringList({ resolve: ({ evidence }) => evidence.map(({ quote }) => quote) }),
    }),
  }),
  fix: builder.objectRef<Fix>('Fix').implement({
    fields: (t) => ({ text: t.exposeString('text'), gain: t.exposeFloat('gain') }),
  }),
  weight: builder.objectRef<WeightRow>('Weight').implement({
    fields: (t) => ({
      subScore: t.exposeString('subScore'),
      weight: t.exposeFloat('weight'),
      assessed: t.exposeBoolean('assessed'),
    }),
  }),
})

function findingTypes(builder: Builder) {
  const link = builder.objectRef<Trend['sources'][number]>('Link').implement({
    fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
  })
  return {
    requirements: builder.objectRef<JobSummary>('AnalysisRequirements').implement({
      fields: (t) => ({
        title: t.exposeString('title', { nullable: true }),
        company: t.exposeString('company', { nullable: true }),
        location: t.exposeString('location', { nullable: true }),
        url: t.exposeString('url', { nullable: true }),
        summary: t.exposeString('summary', { nullable: true }),
        requirements: t.exposeStringList('requirements'),
        responsibilities: t.exposeStringList('responsibilities'),
        benefits: t.exposeStringList('benefits'),
        jobType: t.exposeString('jobType', { nullable: true }),
        salaryRange: t.exposeString('salaryRange', { nullable: true }),
      }),
    }),
    competitor: builder.objectRef<Competitor>('AnalysisCompetitor').implement({
      fields: (t) => ({
        name: t.exposeString('name'),
        summary: t.exposeString('summary'),
        relativeScore: t.exposeFloat('relativeScore'),
        tags: t.exposeStringList('tags'),
        strengths: t.exposeStringList('strengths'),
        weaknesses: t.exposeStringList('weaknesses'),
        links: t.field({ type: [link], resolve: ({ links }) => links }),
      }),
    }),
    trend: builder.objectRef<Trend>('AnalysisTrend').implement({
      fields: (t) => ({
        trend: t.exposeString('trend'),
        category: t.exposeString('category'),
        relevanceScore: t.exposeFloat('relevanceScore'),
        summary: t.exposeString('summary'),
        sources: t.field({ type: [link], resolve: ({ sources }) => sources }),
      }),
    }),
    skillMatch: builder.objectRef<SkillMatch>('SkillMatch').implement({
      fields: (t) => ({
        skill: t.exposeString('skill'),
        relevance: t.exposeFloat('relevance'),
        suggestion: t.exposeString('suggestion', { nullable: true }),
      }),
    }),
    improvement: builder.objectRef<Improvement>('Improvement').implement({
      fields: (t) => ({ section: t.exposeString('section'), text: t.exposeString('text') }),
    }),
    metadata: builder.objectRef<Analysis['metadata']>('AnalysisMetadata').implement({
      fields: (t) => ({
        model: t.exposeString('model'),
        promptsVersion: t.exposeString('promptsVersion'),
        totalTokens: t.exposeInt('totalTokens'),
        inputHash: t.exposeString('inputHash'),
        notes: t.exposeString('notes', { nullable: true }),
      }),
    }),
  }
}
