import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { unmeasured } from '@bespeak/domain/rank/measured.ts'
import { type Ranked, ranked } from '@bespeak/domain/rank/order.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { correctionsOfJobs } from '../corrections/corrections.store.ts'
import { refuseTooLong } from '../engine/budget.ts'
import { digestOf } from '../engine/digest.ts'
import { isModest } from '../engine/modest.ts'
import { type Said, saidBy } from '../facts/said.ts'
import { type Paging, pageOf } from '../input.ts'
import { dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { type Resume, resumeOf, selectedOf } from '../resumes/resumes.store.ts'
import type { MeasuredAd } from './measure-work.ts'
import {
  adsOf,
  forgetOthers,
  forgetRanking,
  keepRankings,
  type OpenAd,
  type Person,
  placesOf,
  type RankedRow,
  rowsOf,
} from './ranking.store.ts'

export type Ranking = ReturnType<typeof createRanking>

export interface RankedJobs {
  resumeId: number
  /** Of so many jobs, so many have been measured by now. */
  measured: number
  total: number
  jobs: RankedRow[]
}

interface Queued {
  userId: number
  resumeId: number
}

const jobName = 'resume.measure-jobs'

/** The rest stands behind what others wait for. */
const mostInTurn = 50
/** A preview waits for one such piece of work at most. */
const mostAtOnce = 5
/** Of each person; of any other resume they are measured again. */
const mostResumes = 3

export function createRanking(ports: ResumePorts) {
  const { sql, now, engine, jobs, failed } = ports

  /** The person as one resume and their answers show them. */
  async function shownBy({ id: resumeId, userId, document }: Resume): Promise<Person & { said: Said[] }> {
    const said = await saidBy(sql, userId)
    return { userId, resumeId, said, hash: digestOf([document, said, engineVersion]) }
  }

  /** Asked for again and again it waits once; one turn after the other, however many people ask. */
  const later = (tx: Sql, queued: Queued) =>
    jobs.enqueue<Queued>(tx, jobName, queued, { key: `${jobName}-${queued.userId}-${queued.resumeId}`, line: jobName })

  const measureLater: Job<Queued> = {
    name: jobName,
    async work({ userId, resumeId }) {
      const resume = await resumeOf(sql, userId, resumeId)
      if (!resume || !isModest(resume.document)) return
      const person = await shownBy(resume)
      await forgetOthers(sql, person, mostResumes)
      const open = (await placesOf(sql, person)).filter(isOpen).map(({ id }) => id)
      const inTurn = open.toSorted((one, other) => other - one).slice(0, mostInTurn)
      for (let at = 0; at < inTurn.length; at += mostAtOnce)
        await measure(resume, person, await adsOf(sql, person, inTurn.slice(at, at + mostAtOnce)))
      if (open.length > inTurn.length) await later(sql, { userId, resumeId })
    },
  }

  async function measure({ document }: Resume, person: Person & { said: Said[] }, ads: readonly OpenAd[]) {
    const { userId, resumeId, said, hash: personHash } = person
    const task = { document, said, today: dayOf(now()) }
    const ids = ads.map(({ id }) => id)
    const counted = await correctionsOfJobs(sql, person, ids)
    const corrected = ads.map((ad) => ({ ...ad, corrections: counted.get(ad.id) }))
    const made = await eachApart(corrected, (some) =>
      engine({ userId, behind: true }, 'measureAds', { ...task, ads: some }),
    )
    for (const it of made) if (it.failed) failed(new Error(it.failed), 'job not ranked')
    const adOf = new Map(ads.map((ad) => [ad.id, ad]))
    const rankings = made.map(({ id, measured }) => ({
      ...{ userId, resumeId, jobDescriptionId: id, personHash, measuredAt: now() },
      adHash: adOf.get(id)?.measuredAs ?? '',
      ...measured,
    }))
    const readings = made.flatMap(({ id, reading }) =>
      reading ? [{ id, reading, adHash: adOf.get(id)?.adHash ?? '' }] : [],
    )
    await sql.transaction(async (tx) => {
      await keepRankings(tx, person, rankings, readings)
      // With the resume locked: what was corrected while it was measured would keep a number that is not so.
      const said = await correctionsOfJobs(tx, person, ids)
      const stale = ids.filter((id) => digestOf([said.get(id)]) !== digestOf([counted.get(id)]))
      for (const id of stale) await forgetRanking(tx, person, id)
    })
  }

  return {
    measureLater,

    /** In the order that is known by now; what is missing is measured while nobody waits for it. */
    async list(
      context: RequestContext,
      { resumeId, ...paging }: Paging & { resumeId?: number | null | undefined },
    ): Promise<RankedJobs> {
      const { userId } = signedIn(context)

      const { limit, offset } = pageOf(paging)
      const resume = resumeId == null ? await selectedOf(sql, userId) : await resumeOf(sql, userId, resumeId)
      if (!resume) throw notFound()
      refuseTooLong(resume.document)

      const person = await shownBy(resume)
      const all = ranked(await placesOf(sql, person))
      const measured = all.filter((it) => !isOpen(it)).length
      const ids = all.slice(offset, offset + limit).map(({ id }) => id)
      const rows = new Map((await rowsOf(sql, person, ids)).map((row) => [row.id, row]))

      if (measured < all.length) await later(sql, { userId, resumeId: resume.id })
      return { resumeId: resume.id, measured, total: all.length, jobs: ids.flatMap((id) => rows.get(id) ?? []) }
    },
  }
}

const isOpen = ({ likeness }: Ranked) => likeness === null

/** What is too much for the engine is tried one by one; one that is so alone has no score. */
async function eachApart<Ad extends { id: number }>(
  ads: readonly Ad[],
  work: (ads: readonly Ad[]) => Promise<MeasuredAd[]>,
): Promise<MeasuredAd[]> {
  try {
    return await work(ads)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_LARGE') throw error
    const [only, ...more] = ads
    if (only && more.length === 0) return [{ id: only.id, reading: null, measured: unmeasured, failed: null }]
    const made: MeasuredAd[] = []
    for (const ad of ads) made.push(...(await eachApart([ad], work)))
    return made
  }
}
