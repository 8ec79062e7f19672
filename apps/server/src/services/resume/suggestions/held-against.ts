import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { headingsIn, type LineNamed } from '@bespeak/domain/resume/settled.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { CheckTask } from '../checks/check-work.ts'
import type { TailoredRow } from '../tailored/tailored.store.ts'
import type { SuggestionRow } from './suggestions.store.ts'

type HeldAgainst = Pick<CheckTask, 'documents' | 'entry' | 'addressee' | 'quotable' | 'ofLetter'>

/** What a suggestion is held against when its owner says that it is true: the same as when it was made. */
export function heldAgainst(
  { letter, jobAdvertisingCompany: addressee, jobDescription: quotable }: TailoredRow,
  document: ResumeDocument,
  { part, suggestion: { edit }, ...line }: SuggestionRow,
): HeldAgainst {
  const own = { documents: [document], entry: edit?.place?.list ?? placeNamed(document, line) }
  if (part === 'resume' || !letter) return { ...own, addressee: null }
  const { role, recipient, motivation, achievements, only: proofs } = letter
  return { ...own, addressee, quotable, ofLetter: { role, recipient, motivation, achievements, proofs } }
}

/** The role or entry that a line stands under; where two have one heading, that which has the line. */
function placeNamed(document: ResumeDocument, { heading, line }: LineNamed): string | undefined {
  if (heading === '') return undefined
  const places = [...headingsIn(document)].flatMap(([id, named]) => (named === heading ? [id] : []))
  const lines = new Set(line.split('\n'))
  const has = (place: string) =>
    sourcesOf(document).some(({ role, entry, text }) => (role ?? entry) === place && lines.has(text))
  return places.find(has) ?? places[0]
}
