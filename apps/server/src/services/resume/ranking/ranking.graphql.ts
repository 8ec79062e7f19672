import { bandOf } from '@bespeak/domain/match/verdict.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { RankedRow } from './ranking.store.ts'
import type { RankedJobs, Ranking } from './ranking.ts'

export function addRanking(builder: Builder, ranking: Ranking) {
  const job = builder.objectRef<RankedRow>('RankedJob').implement({
    fields: (t) => ({
      jobDescriptionId: t.exposeInt('id'),
      title: t.exposeString('title', { nullable: true }),
      company: t.exposeString('company', { nullable: true }),
      stage: t.exposeString('stage'),
      deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
      matchScore: t.int({ nullable: true, resolve: ({ measured }) => measured?.score }),
      band: t.string({ nullable: true, resolve: ({ measured }) => bandOf(measured?.score ?? null) }),
      dealbreaker: t.string({ nullable: true, resolve: ({ measured }) => measured?.dealbreaker }),
      shown: t.int({ resolve: ({ measured }) => measured?.shown ?? 0 }),
      asked: t.int({ resolve: ({ measured }) => measured?.asked ?? 0 }),
      missing: t.stringList({ resolve: ({ measured }) => measured?.missing ?? [] }),
      strongest: t.stringList({ resolve: ({ measured }) => measured?.strongest ?? [] }),
      measuredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ measured }) => measured?.measuredAt }),
      tailoredResumeId: t.exposeInt('tailoredResumeId', { nullable: true }),
    }),
  })
  const jobs = builder.objectRef<RankedJobs>('RankedJobs').implement({
    fields: (t) => ({
      resumeId: t.exposeInt('resumeId'),
      measured: t.exposeInt('measured'),
      total: t.exposeInt('total'),
      jobs: t.field({ type: [job], resolve: (it) => it.jobs }),
    }),
  })
  builder.queryFields((t) => ({
    rankedJobs: t.field({
      type: jobs,
      args: { resumeId: t.arg.int(), limit: t.arg.int(), offset: t.arg.int() },
      resolve: (_, args, context) => ranking.list(context, args),
    }),
  }))
}
