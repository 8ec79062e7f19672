import { termsAsked } from '@bespeak/domain/job/terms-asked.ts'
import { judge } from '@bespeak/domain/tailor/index.ts'
import { jobIn } from '../engine/job-in.ts'
import type { Ground } from './own-words.ts'
import { standing, type TailorEdit } from './tailor-edits.ts'

/** The day it was made, and for which advertisement. */
export interface Made {
  advertisement: string
  madeOn: string
}

/** The lines of an older engine that this one would not write. What the person confirmed is their own word. */
export function fallenLines(
  { original, facts }: Ground,
  edits: readonly TailorEdit[],
  { advertisement, madeOn }: Made,
): Set<string> {
  const ours = standing(edits).filter(({ confirmed }) => !confirmed)
  const asked = termsAsked(jobIn(advertisement))
  const held = new Set(judge(original.document, facts, ours, madeOn, { asked }).accepted.map(({ id }) => id))
  return new Set(ours.filter(({ id }) => !held.has(id)).map(({ line }) => line))
}
