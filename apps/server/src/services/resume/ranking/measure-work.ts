import { readJob } from '@bespeak/domain/job/read-job.ts'
import type { Correction } from '@bespeak/domain/match/types.ts'
import { type Measured, measureFor, type ReadAd, unmeasured, wordsOf } from '@bespeak/domain/rank/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { AppError, reasonOf } from '../../../kernel/errors.ts'
import { advertisementOf } from '../engine/advertisement.ts'
import { isModest } from '../engine/modest.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'

export interface KeptAd {
  id: number
  description: string
  /** Null where it has to be read. */
  reading: ReadAd | null
  /** What the person says of its rows. */
  corrections?: readonly Correction[] | undefined
  /** What was tailored to it, which is measured in place of the resume. */
  page?: ResumeDocument | undefined
}

export interface MeasureTask {
  document: ResumeDocument
  said: readonly Said[]
  /** The day, `2026-07-01`. */
  today: string
  ads: readonly KeptAd[]
}

export interface MeasuredAd {
  id: number
  /** What was read for it now. */
  reading: ReadAd | null
  measured: Measured
  /** A mistake of ours: it holds up none of the others. */
  failed: string | null
}

/** Not remembered: thousands of them would put out what somebody works on. */
export function readAd(text: string): ReadAd {
  const job = readJob(text, skillMatcher())
  return { job, words: wordsOf(job.text) }
}

export function measureAds({ document, said, today, ads }: MeasureTask): MeasuredAd[] {
  const person = { today, ...toldIn(said) }
  const measure = measureFor({ document, ...person })
  return ads.map(({ id, description, reading: kept, corrections, page }) => {
    try {
      if (page && !isModest(page)) return { id, reading: null, measured: unmeasured, failed: null }
      const of = page ? measureFor({ document: page, ...person }) : measure
      const reading = kept ?? readAd(advertisementOf({ description }))
      return { id, reading: kept ? null : reading, measured: of(reading, corrections), failed: null }
    } catch (error) {
      const failed = error instanceof AppError ? null : reasonOf(error)
      return { id, reading: null, measured: unmeasured, failed }
    }
  })
}
