import type { Role } from '../resume/document.ts'
import { formRows } from './filled-form.ts'
import type { HeadWeights } from './heads/tag.ts'
import { labelledLines } from './labels/lines.ts'
import type { Network } from './labels/network.ts'
import { labelledSections } from './labels/sections.ts'
import { orderRows } from './layout.ts'
import { linesOf } from './lines.ts'
import { type Reading, readBy, type SectionsOf, sectionsByRules } from './read.ts'
import { sectionsOf } from './sections.ts'
import type { SourceText } from './source.ts'
import { withChances } from './sureness/chances.ts'
import type { Readings } from './sureness/features.ts'
import { withDoubts } from './sureness/sureness.ts'
import { wholeness } from './wholeness.ts'

const sureEnough = 0.92

/** Reads a file by what its fragments are taken for, as far as that is known; else by rules. What may be wrong is marked. */
export function readLabelled(said: SourceText, sureness: Network, heads: HeadWeights = null): Reading {
  const { taken, ...readings } = readTwice(said, heads)
  const { document, source } = taken
  const told = { ...document, origins: withChances(document, said, readings, sureness) }
  return { source, document: { ...told, origins: withDoubts(told, source) } }
}

/** The better of two readings, and the other where it was made, before it is said how likely each field is right. */
export function readTwice(said: SourceText, heads: HeadWeights): Readings & { taken: Reading } {
  const sureness = surenessOf(said)
  if (sureness === null) return { taken: readBy(said, byRules, heads), other: null, isRuled: true }
  const labelled = readBy(said, byLabels, heads)
  if (said.positioned && sureness >= sureEnough && !hasBareName(labelled))
    return { taken: labelled, other: null, isRuled: false }
  // What labels are not sure of, rules may know: where they leave less open. Lines without places say too little of
  // themselves to be sure of.
  const ruled = readBy(said, byRules, heads)
  return wholeness(labelled.document) >= wholeness(ruled.document)
    ? { taken: labelled, other: ruled.document, isRuled: false }
    : { taken: ruled, other: labelled.document, isRuled: true }
}

/** A name with neither post nor time nor line is no job: it is the employer of what follows, or something else. */
const hasBareName = ({ document: { sections } }: Reading) =>
  sections.some(({ entries }) => entries.some((entry) => entry.type === 'employment' && entry.roles.every(isBare)))
const isBare = ({ title, start, end, lines }: Role) => !title && !start && !end && lines.length === 0

/** A form that was filled in says itself what each of its rows is. */
const orOfForm =
  (otherwise: SectionsOf): SectionsOf =>
  (shown, offsetOf) => {
    const form = formRows(shown)
    return form ? sectionsOf(linesOf(form, offsetOf, shown)) : otherwise(shown, offsetOf)
  }

const byLabels = orOfForm((shown, offsetOf) => labelledSections(labelledLines(orderRows(shown), offsetOf)))
const byRules = orOfForm(sectionsByRules)

/** How surely its fragments are taken for what they are, on the whole; null where nothing is known of them. */
function surenessOf({ fragments }: SourceText): number | null {
  const sure = fragments.flatMap(({ told }) => (told ? [told.sure] : []))
  return sure.length === 0 ? null : sure.reduce((sum, it) => sum + it, 0) / sure.length
}
