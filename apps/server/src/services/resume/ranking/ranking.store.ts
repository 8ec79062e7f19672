import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import type { Ranked, ReadAd } from '@bespeak/domain/rank/index.ts'
import { and, desc, eq, getTableColumns, inArray, isNotNull, max, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../kernel/db.ts'
import { jobDescriptions, jobRankings, jobReadings, resumes, tailoredResumes } from '../schema.ts'
import type { KeptAd } from './measure-work.ts'

/** Whose jobs are ranked, for which resume, and what it says by now. */
export interface Person {
  userId: number
  resumeId: number
  hash: string
}

const adHash = raw<string>`md5(${jobDescriptions.description})`
const jobs = getTableColumns(jobDescriptions)
const rankings = getTableColumns(jobRankings)
const tailored = getTableColumns(tailoredResumes)

/** What was measured of this resume and these answers, by this engine. */
const measuredOf = ({ resumeId, hash }: Person) =>
  and(eq(jobRankings.resumeId, resumeId), eq(jobRankings.personHash, hash))

/**
 * Each ad with what was measured of it as it is now. Brought together here: the database takes thousands of rows it has
 * not counted yet for a few, and would hold all against all.
 */
function withMeasured<Ad extends Hashed, Row extends Hashed>(ads: readonly Ad[], rows: readonly Row[]) {
  const known = new Map(rows.map((row) => [row.id, row]))
  return ads.map((ad) => {
    const row = known.get(ad.id)
    return { ad, measured: row?.adHash === ad.adHash ? row : null }
  })
}

interface Hashed {
  id: number
  adHash: string
}

type Version = Awaited<ReturnType<typeof versionsOf>> extends Map<number, infer Of> ? Of : never

/** The newest version for each job: the list speaks of it, and of the resume where there is none. */
async function versionsOf(sql: Sql, { resumeId }: Person, ids: number[] | null) {
  const { id, updatedAt } = tailored
  const jobId = raw<number>`${tailored.jobDescriptionId}`.as('job_id')
  const rows = await sql
    .selectDistinctOn([tailored.jobDescriptionId], { id, updatedAt, jobId })
    .from(tailoredResumes)
    .where(
      and(
        eq(tailored.originalResumeId, resumeId),
        ids ? inArray(tailored.jobDescriptionId, ids) : isNotNull(tailored.jobDescriptionId),
      ),
    )
    .orderBy(tailored.jobDescriptionId, desc(id))
  return new Map(rows.map((row) => [row.jobId, row]))
}

/** The ad, and the page that is measured with it where that is not the resume itself. */
const measuredAs = (adHash: string, version: Version | undefined) =>
  version ? `${adHash} ${version.id} ${version.updatedAt.getTime()}` : adHash

/** All jobs of the person: as much of each as puts them in order. */
export async function placesOf(sql: Sql, person: Person): Promise<Ranked[]> {
  const saved = await sql.select({ id: jobs.id, adHash }).from(jobDescriptions).where(eq(jobs.userId, person.userId))
  const versions = await versionsOf(sql, person, null)
  const ads = saved.map((it) => ({ id: it.id, adHash: measuredAs(it.adHash, versions.get(it.id)) }))
  const { jobDescriptionId: id, score, likeness } = rankings
  const rows = await sql
    .select({ id, adHash: rankings.adHash, score, likeness })
    .from(jobRankings)
    .where(measuredOf(person))
  return withMeasured(ads, rows).map(({ ad, measured }) => ({
    ...{ id: ad.id, score: measured?.score ?? null, likeness: measured?.likeness ?? null },
  }))
}

export type RankedRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Some of them, with all that a list says; in no order. */
export async function rowsOf(sql: Sql, person: Person, ids: number[]) {
  const { id, company, stage, deadline } = jobs
  const saved = await sql
    .select({ id, title: shownTitle(sql), company, stage, deadline, adHash })
    .from(jobDescriptions)
    .where(and(eq(jobs.userId, person.userId), inArray(id, ids)))
  const versions = await versionsOf(sql, person, ids)
  const ads = saved.map((it) => {
    const version = versions.get(it.id)
    return { ...it, adHash: measuredAs(it.adHash, version), tailoredResumeId: version?.id ?? null }
  })
  const rows = await sql
    .select({ ...rankings, id: rankings.jobDescriptionId })
    .from(jobRankings)
    .where(and(measuredOf(person), inArray(rankings.jobDescriptionId, ids)))
  return withMeasured(ads, rows).map(({ ad, measured }) => ({ ...ad, measured }))
}

/** A client sends a placeholder where it knows no title: the one that the ad has says more. */
const shownTitle = (sql: Sql): SQL<string | null> =>
  raw<string | null>`case when coalesce(${jobs.title}, '') in ('', 'Job') then coalesce((${sql
    .select({ title: raw`${jobReadings.reading} #>> '{job,title}'` })
    .from(jobReadings)
    .where(eq(jobReadings.jobDescriptionId, jobs.id))}), ${jobs.title}) else ${jobs.title} end`

export interface OpenAd extends KeptAd {
  adHash: string
  measuredAs: string
}

/** The ads of some jobs, each with what this engine has read of it as it is now, and with the version that is for it. */
export async function adsOf(sql: Sql, person: Person, ids: number[]): Promise<OpenAd[]> {
  const versions = await versionsOf(sql, person, ids)
  const versionIds = [...versions.values()].map(({ id }) => id)
  const { id, document } = tailored
  const pages = await sql.select({ id, document }).from(tailoredResumes).where(inArray(id, versionIds))
  const pageOf = new Map(pages.map((it) => [it.id, it.document]))
  return (await readAds(sql, person.userId, ids)).map((ad) => {
    const version = versions.get(ad.id)
    return { ...ad, measuredAs: measuredAs(ad.adHash, version), page: version ? pageOf.get(version.id) : undefined }
  })
}

const readAds = (sql: Sql, userId: number, ids: number[]) =>
  sql
    .select({ ...{ id: jobs.id, description: jobs.description, adHash }, reading: jobReadings.reading })
    .from(jobDescriptions)
    .leftJoin(
      jobReadings,
      and(
        eq(jobReadings.jobDescriptionId, jobs.id),
        eq(jobReadings.adHash, adHash),
        eq(jobReadings.engineVersion, engineVersion),
      ),
    )
    .where(and(eq(jobs.userId, userId), inArray(jobs.id, ids)))
    .orderBy(desc(jobs.id))

export type NewRanking = typeof jobRankings.$inferInsert

export interface NewReading {
  id: number
  adHash: string
  reading: ReadAd
}

/** Of a resume or a job that was deleted meanwhile nothing is kept. */
export async function keepRankings(tx: Sql, person: Person, rankings: NewRanking[], readings: NewReading[]) {
  const isThere = await stays(tx, person, rankings)
  const kept = rankings.filter((it) => isThere(it.jobDescriptionId))
  if (kept.length > 0)
    await tx
      .insert(jobRankings)
      .values(kept)
      .onConflictDoUpdate({
        target: [jobRankings.resumeId, jobRankings.jobDescriptionId],
        set: asSent(jobRankings),
      })
  const read = readings.filter(({ id }) => isThere(id))
  if (read.length > 0)
    await tx
      .insert(jobReadings)
      .values(read.map(({ id, ...rest }) => ({ ...rest, jobDescriptionId: id, engineVersion })))
      .onConflictDoUpdate({
        target: jobReadings.jobDescriptionId,
        set: asSent(jobReadings),
      })
}

async function stays(tx: Sql, { userId, resumeId }: Person, rankings: readonly NewRanking[]) {
  const resume = await tx.select().from(resumes).where(eq(resumes.id, resumeId)).for('key share')
  const ids = rankings.map(({ jobDescriptionId }) => jobDescriptionId)
  const jobs = await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), inArray(jobDescriptions.id, ids)))
    .orderBy(jobDescriptions.id)
    .for('key share')
  const there = new Set(resume.length === 0 ? [] : jobs.map(({ id }) => id))
  return (id: number) => there.has(id)
}

/** In the place of what is there. */
const asSent = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      raw`excluded.${raw.identifier(column.name)}`,
    ]),
  )

/** What the person says of a job is counted when it is next measured. */
export async function forgetRanking(tx: Sql, { userId, resumeId }: Omit<Person, 'hash'>, job: number): Promise<void> {
  const isOf = and(eq(jobRankings.userId, userId), eq(jobRankings.resumeId, resumeId))
  await tx.delete(jobRankings).where(and(isOf, eq(jobRankings.jobDescriptionId, job)))
}

/** Of the resumes that were ranked last. */
export async function forgetOthers(sql: Sql, { userId, resumeId }: Person, most: number): Promise<void> {
  const last = await sql
    .select({ id: jobRankings.resumeId })
    .from(jobRankings)
    .where(eq(jobRankings.userId, userId))
    .groupBy(jobRankings.resumeId)
    .orderBy(desc(max(jobRankings.measuredAt)))
    .limit(most)
  const kept = [resumeId, ...last.map(({ id }) => id).filter((id) => id !== resumeId)].slice(0, most)
  await sql.delete(jobRankings).where(and(eq(jobRankings.userId, userId), notInArray(jobRankings.resumeId, kept)))
}
