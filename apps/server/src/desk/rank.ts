import { type Band, bandOf } from '@bespeak/domain/match/verdict.ts'
import { type Measured, measureFor, ranked } from '@bespeak/domain/rank/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toldIn } from '../services/resume/facts/facts-from.ts'
import type { Said } from '../services/resume/facts/said.ts'
import { readAd } from '../services/resume/ranking/measure-work.ts'

interface Person {
  document: ResumeDocument
  /** What they said besides. */
  said: readonly Said[]
  /** The day, `2026-07-01`. */
  today: string
}

export interface RankedHere extends Omit<Measured, 'likeness'> {
  /** The place of its ad among those given. */
  at: number
  title: string | null
  company: string | null
  band: Band | null
}

/** Best first; of equals, the first that was given. */
export function rankHere({ document, said, today }: Person, ads: readonly string[]): RankedHere[] {
  const measure = measureFor({ document, today, ...toldIn(said) })
  const all = ads.map((text, at) => {
    const ad = readAd(text)
    return { ...measure(ad), id: -at, title: ad.job.title, company: ad.job.company }
  })
  return ranked(all).map(({ id, likeness: _, ...it }) => ({ ...it, at: -id, band: bandOf(it.score) }))
}
