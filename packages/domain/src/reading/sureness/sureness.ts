import type { Origin, ResumeDocument } from '../../resume/document.ts'
import { valuesOf } from './cut-values.ts'
import { type ReadField, readFields } from './read-fields.ts'

const doubt = 0.5

/** Where each field was read, with a doubt about what no layout can settle and about what was cut. */
export function withDoubts(document: ResumeDocument, source: string): Record<string, Origin> {
  const origins = { ...document.origins }
  for (const field of readFields(document))
    if (isOpen(field, origins[field.key], source)) doubtAbout(origins, field.key)
  for (const { is, fields } of valuesOf(document, source))
    if (is === 'cut') for (const key of fields) doubtAbout(origins, key)
  return origins
}

function doubtAbout(origins: Record<string, Origin>, key: string) {
  const origin = origins[key]
  if (origin) origins[key] = { ...origin, confidence: Math.min(origin.confidence, doubt) }
}

/** A post that nobody gave, who gave no post, and dates that can be read in two ways. */
const isOpen = ({ kind, isAlone }: ReadField, origin: Origin | undefined, source: string) =>
  kind === 'post' || kind === 'employer'
    ? isAlone
    : kind.endsWith('dates') && origin?.spans.some(([from, to]) => twoWays.test(source.slice(from, to)))

/** `03/14` is a month of a year, or a day of a month. */
const twoWays = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])(?![\d/])/
