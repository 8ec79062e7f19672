import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'

const contact = { section: null, entry: null, role: null }

/** All that a person states: every line of a resume, who they are and where, and what they answered. */
export function linesOf(document: ResumeDocument, facts: readonly Fact[] = []): Source[] {
  const { name, location } = document.basics
  const where = location ? Object.values(location).filter((part) => typeof part === 'string') : []
  const written = [name ?? '', ...where].filter((part) => part.trim() !== '')
  const own: Source[] =
    written.length > 0 ? [{ id: 'basics', kind: 'line', text: written.join(', '), quotes: written, ...contact }] : []
  return [...own, ...sourcesOf(document, facts)]
}
