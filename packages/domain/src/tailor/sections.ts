import { madeOfItself, pageLines, shownScore } from '../match/page-shows.ts'
import type { Edit } from '../resume/edit.ts'
import { sourcesOf } from '../resume/sources.ts'
import { apply } from './apply.ts'
import { mostOrdered } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { allSections } from './lists.ts'
import { provenance } from './provenance.ts'

/** A page with less work on it is seen at once. */
const leastLines = 8

/** [T43] The skills directly below the summary, where they stand behind the work. */
export function skillsFirst({ document, options, lists }: Desk): Draft[] {
  const { sections } = document
  const at = sections.findIndex(({ kind }) => kind === 'skills')
  const skills = sections[at]
  const before = sections.find(({ kind }) => kind !== 'summary')
  const isBehind = sections.slice(0, at).some(({ kind }) => kind === 'work')
  const isLong = (skills?.entries.flatMap((it) => (it.type === 'skills' ? it.keywords : [])).length ?? 0) > mostOrdered
  const isShort = lists.flatMap(({ role, lines }) => (role === null ? [] : lines)).length < leastLines
  if (!skills || !before || !isBehind || isLong || isShort || options.keepOrder) return []
  return [
    {
      ...{ line: skills.id, kind: 'moved', text: '', requirement: null, sources: [] },
      place: { list: allSections, before: before.id, index: 0 },
      reason: 'Your skills cover much of what the ad asks, so they are now above your work.',
    },
  ]
}

/** So much more the page must show of what the person brings. */
const clearly = 1.5

/** Without the move of the skills where the page shows hardly more with it: the work is read first elsewhere. */
export function withoutIdleMove(edits: Edit[], desk: Desk): Edit[] {
  const others = edits.filter(({ place }) => place?.list !== allSections)
  if (others.length === edits.length) return edits
  return shownWith(edits, desk) >= shownWith(others, desk) + clearly ? edits : others
}

function shownWith(edits: readonly Edit[], { document, facts, job, match }: Desk): number {
  const own = sourcesOf(document, facts)
  const made = new Map(provenance(document, edits).map(({ line, sources }) => [line, sources]))
  const page = pageLines(apply(document, edits), own, (statement) => made.get(statement.id) ?? madeOfItself(statement))
  return shownScore(match().ledger, page, own, job)
}
