import { speaksToSoftware } from '../job/addressed.ts'
import { isStreetAddress } from '../reading/street.ts'
import type { ResumeDocument, SectionKind } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { listsIn } from '../tailor/lists.ts'
import { type Masks, masksFor } from './masks.ts'

/** A line as a writer elsewhere sees it: by a number, without what reaches the person. */
export interface NumberedLine {
  number: number
  /** The sources that it stands for: several where skills of one group are one line. */
  ids: string[]
  text: string
  /** Whether its words may be changed. */
  open: boolean
  section: SectionKind | null
  heading: boolean
}

export interface NumberedPage {
  lines: NumberedLine[]
  masks: Masks
}

/** The number of a summary that the resume does not have yet. */
export const newSummary = 0

const headings = new Set<Source['kind']>(['role', 'study', 'item'])

/** Others are named there, who were not asked; what fits nowhere may be an address; and an order says nothing of work. */
const isForWriters = ({ section, kind, text }: Source) =>
  section !== 'references' &&
  (section !== null || kind === 'label' || kind === 'fact') &&
  !(kind === 'label' && isStreetAddress(text)) &&
  !speaksToSoftware(text)

/** All that the person says of their work, in reading order, numbered from 1. */
export function numberedPage(document: ResumeDocument, facts: readonly Fact[]): NumberedPage {
  const masks = masksFor(document)
  const changeable = new Set(
    listsIn(document)
      .filter(({ entry }) => entry.type !== 'skills')
      .flatMap(({ lines }) => lines.filter(({ label }) => !label).map(({ id }) => id)),
  )
  const groups = joined(sourcesOf(document, facts).filter(isForWriters))
  const lines = groups.map(([first, ...others], at) => ({
    number: at + 1,
    ids: [first, ...others].map(({ id }) => id),
    text: masks.hide([first, ...others].map(({ text }) => text.replace(/\s+/g, ' ').trim()).join(', ')),
    open: first.kind !== 'skill' && changeable.has(first.id),
    section: first.section,
    heading: headings.has(first.kind),
  }))
  return { lines, masks }
}

/** Skills of one group as one. */
function joined(sources: readonly Source[]): [Source, ...Source[]][] {
  const groups: [Source, ...Source[]][] = []
  for (const source of sources) {
    const last = groups.at(-1)
    if (last && source.kind === 'skill' && last[0].kind === 'skill' && last[0].entry === source.entry) last.push(source)
    else groups.push([source])
  }
  return groups
}
