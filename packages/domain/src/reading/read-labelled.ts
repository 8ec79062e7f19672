import { labelledLines } from './labels/lines.ts'
import { labelledSections } from './labels/sections.ts'
import { orderRows } from './layout.ts'
import { type Reading, readBy, readResume, type SectionsOf } from './read.ts'
import type { SourceText } from './source.ts'
import { wholeness } from './wholeness.ts'

const sureEnough = 0.92

/** Reads by what fragments are taken for, as far as that is known; else by rules. */
export function readLabelled(said: SourceText): Reading {
  const sureness = surenessOf(said)
  if (sureness === null) return readResume(said)
  const labelled = readBy(said, sectionsByLabels)
  if (sureness >= sureEnough) return labelled
  // What labels are not sure of, rules may know: whose jobs and schools say more of what such entries say.
  const ruled = readResume(said)
  return wholeness(labelled.document) > wholeness(ruled.document) ? labelled : ruled
}

const sectionsByLabels: SectionsOf = (shown, offsetOf) => labelledSections(labelledLines(orderRows(shown), offsetOf))

/** How surely its fragments are taken for what they are, on the whole; null where nothing is known of them. */
function surenessOf({ fragments }: SourceText): number | null {
  const sure = fragments.flatMap(({ told }) => (told ? [told.sure] : []))
  return sure.length === 0 ? null : sure.reduce((sum, it) => sum + it, 0) / sure.length
}
