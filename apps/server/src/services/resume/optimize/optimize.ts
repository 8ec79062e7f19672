import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { noSuch } from '../../../kernel/errors.ts'
import { correctionsFor, correctionsIn } from '../corrections/corrections.store.ts'
import { advertisementIn, advertisementOf } from '../engine/advertisement.ts'
import { askerOf } from '../engine/asker.ts'
import { withinBudget } from '../engine/budget.ts'
import { aMomentBefore } from '../engine/digest.ts'
import { tailorSteps, telling } from '../engine/telling.ts'
import { saidBy } from '../facts/said.ts'
import type { Written } from '../html/content.ts'
import { checked } from '../input.ts'
import { jobOf } from '../job-descriptions/job-descriptions.store.ts'
import { dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { lockResume, type Resume, resumeOf } from '../resumes/resumes.store.ts'
import { settledBy } from '../suggestions/suggestions.store.ts'
import { wordingFrom } from '../tailored/options.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { newestVersion, type VersionRow } from '../versions/versions.store.ts'

export type Optimize = ReturnType<typeof createOptimize>

const request = z.object({
  resumeId: z.int(),
  jobDescription: z.string().nullish(),
  jobDescriptionId: z.int().nullish(),
})

/** The version, and what was done and is left to do. */
export interface Optimized {
  version: VersionRow
  /** False where nothing changes; no version was made. */
  isNew: boolean
  notes: string
}

const label = 'Optimized'

export function createOptimize(ports: ResumePorts) {
  const { sql, now, allowances, engine } = ports

  /** Without an advertisement, it is put in order for any. */
  async function advertisementFor(
    userId: number,
    { jobDescription, jobDescriptionId }: z.output<typeof request>,
  ): Promise<string> {
    const saved = jobDescriptionId == null ? null : ((await jobOf(sql, userId, jobDescriptionId)) ?? noSuch())
    if (jobDescription?.trim()) return advertisementIn(jobDescription)
    return saved ? advertisementOf(saved) : ''
  }

  /** A double click or a retry makes one. */
  const keep = ({ id, userId }: Resume, made: Written): Promise<VersionRow> =>
    sql.transaction(async (tx) => {
      const resume = (await lockResume(tx, userId, id)) ?? noSuch()
      const last = await newestVersion(tx, id)
      const isSame = last?.label === label && last.content === made.content && last.createdAt > aMomentBefore(now())
      if (last && isSame) return last
      const kept = await keepVersion(tx, resume, made, now(), label)
      await allowances.recordUse(tx, userId, 'resume_optimization', `version-${kept.id}`)
      return kept
    })

  /** Where there is nothing to do, nothing is kept or counted: the newest version, with the words as they stand. */
  async function unchanged({ id, content }: Resume): Promise<VersionRow> {
    return { ...((await newestVersion(sql, id)) ?? noSuch()), content }
  }

  return {
    /** The resume itself stays as it is until its owner takes the version over. */
    async optimize(
      context: RequestContext,
      input: { options?: object | null | undefined; resumeId: number },
    ): Promise<Optimized> {
      const { userId } = signedIn(context)

      const given = checked(request, input)
      const options = wordingFrom(input.options)
      const original = (await resumeOf(sql, userId, given.resumeId)) ?? noSuch()
      const advertisement = await advertisementFor(userId, given)
      await allowances.refuseUsedUp(userId, 'resume_optimization')
      await withinBudget(ports, context, original.document)

      const { content, document } = original
      const today = dayOf(now())
      const [said, settled] = await Promise.all([saidBy(sql, userId), settledBy(sql, userId)])
      const job = { jobDescriptionId: given.jobDescriptionId ?? null, advertisement }
      const corrections = correctionsIn(await correctionsFor(sql, userId, given.resumeId, job))
      const task = { original: { content, document }, said, settled, corrections, advertisement, options, today }
      const { begin, done } = telling(ports, userId, 'generateOptimizedResume', tailorSteps)
      const { isNew, notes, ...made } = await engine({ ...askerOf(context), begin }, 'optimize', task)
      const version = isNew ? await keep(original, made) : await unchanged(original)
      await done()
      return { version, isNew, notes }
    },
  }
}
