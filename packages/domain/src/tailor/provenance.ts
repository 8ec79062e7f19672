import type { ResumeDocument } from '../resume/document.ts'
import { type Edit, type EditKind, editKinds } from '../resume/edit.ts'
import { sourcesOf } from '../resume/sources.ts'
import { apply } from './apply.ts'

/** What became of it; `confirmed`: the person was asked about its words. */
export type ProvenanceKind = EditKind | 'confirmed'

/** A statement of the tailored resume, what became of it, and the sources it rests on. */
export interface ProvenanceLine {
  /** Its id in the tailored document. */
  line: string
  text: string
  kind: ProvenanceKind
  /** Ids of sources of the original document and the facts. */
  sources: string[]
}

/** The most telling last. */
export const provenanceKinds: readonly ProvenanceKind[] = [...editKinds, 'confirmed']

const kindOf = ({ kind, confirmed }: Edit): ProvenanceKind => (confirmed ? 'confirmed' : kind)

/** Every statement of the resume with these edits; what no edit names is kept and rests on itself. */
export function provenance(document: ResumeDocument, edits: readonly Edit[]): ProvenanceLine[] {
  const tailored = apply(document, edits)
  const own = new Set(sourcesOf(document).map(({ id }) => id))
  return sourcesOf(tailored).map(({ id, text }) => {
    const about = edits.filter((edit) => edit.line === id)
    const kind = provenanceKinds.findLast((it) => about.some((edit) => kindOf(edit) === it)) ?? 'kept'
    const isOwn = kind === 'kept' || kind === 'moved'
    const named = isOwn ? [id] : about.filter((edit) => kindOf(edit) === kind).flatMap(({ sources }) => sources)
    const sources = [...new Set(named)].filter((it) => own.has(it) || it.startsWith('fact-'))
    return { line: id, text, kind, sources }
  })
}
