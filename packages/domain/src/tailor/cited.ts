import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { perText, perThing } from '../text/remembered.ts'

/** What a document and facts state, for many that cite it: the same two bring the same list. */
export const citable = (document: ResumeDocument, facts: readonly Fact[]): readonly Source[] =>
  citableWith(document)(facts)

const citableWith = perThing((document: ResumeDocument) =>
  perThing((facts: readonly Fact[]): readonly Source[] => sourcesOf(document, facts)),
)

/** Those of a list that have these ids. The same ids bring the same part of it: what was read of it once is known. */
export const citedFrom = (sources: readonly Source[], ids: readonly string[]): readonly Source[] =>
  citing(sources)(ids.join(' '))

const citing = perThing((sources: readonly Source[]) => {
  const byId = new Map(sources.map((source) => [source.id, source]))
  return perText((ids) => ids.split(' ').flatMap((id) => byId.get(id) ?? []))
})
