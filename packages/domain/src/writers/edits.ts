import { check, isHard, linesOf } from '../check/index.ts'
import { affirmed } from '../credentials/index.ts'
import type { Edit } from '../resume/edit.ts'
import { createFreshIds } from '../resume/fresh-ids.ts'
import { idsIn } from '../resume/nodes.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { requirementReader } from '../tailor/requirements-named.ts'
import { anchored, likest } from './anchored.ts'
import type { WriterGround } from './ground.ts'
import { type NumberedLine, newSummary } from './page.ts'
import type { Proposal } from './proposal.ts'

/** A proposal as an edit, and the number it is known by to whoever proposed it. */
export interface NumberedEdit {
  edit: Edit
  number: number
}

/** What it says where the reason given explains nothing, or says more than is known. */
const usualReason = 'The same in other words, for this job.'
const longestReason = 300
/** For a summary that names no lines. */
const mostNear = 8

interface ReadEdits {
  edits: NumberedEdit[]
  /** What names a line and yet changes none. */
  unused: { text: string; why: string }[]
}

const saidAlready = 'Your resume says this already.'
const noSuchLine = 'This is for a line that cannot be changed, or that your resume does not have.'

/** The proposals that are about a line, as edits: judged by nobody yet. What is no line of the resume is talk. */
export function editsFrom(ground: WriterGround, proposals: readonly Proposal[], prefix: string): ReadEdits {
  const { document, facts, job, page, today } = ground
  const sources = new Map(sourcesOf(document, facts).map((source) => [source.id, source]))
  const lines = linesOf(document, facts)
  const requirementNamed = requirementReader(job)
  const fresh = createFreshIds(idsIn(document))
  const unused: ReadEdits['unused'] = []
  const notUsed = (text: string, why: string): NumberedEdit[] => {
    unused.push({ text, why })
    return []
  }
  const explained = (reason: string) => {
    const said = page.masks
      .show(reason)
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim()
      .slice(0, longestReason)
    const claims = check(said, lines, { quotable: job.text, today }).flatMap(({ findings }) => findings.filter(isHard))
    return said === '' || claims.length > 0 ? usualReason : said
  }

  function editFor(proposal: Proposal, at: number): NumberedEdit[] {
    const line = anchored(page, proposal)
    const text = page.masks.show(proposal.text)
    if (line === null) return proposal.line === null && proposal.before === null ? [] : notUsed(text, noSuchLine)
    const id = line === newSummary ? fresh.claim(undefined, 'new') : (line.ids[0] ?? '')
    if (line !== newSummary && sources.get(id)?.text === text) return notUsed(text, saidAlready)
    const edit: Edit = {
      id: `${prefix}${at + 1}`,
      line: id,
      kind: line === newSummary ? 'added' : 'reworded',
      text,
      reason: explained(proposal.reason),
      requirement: requirementNamed(affirmed(text))?.id ?? null,
      sources: line === newSummary ? citedBy(proposal) : [...new Set([id, ...behind(proposal, sources.get(id))])],
      ...(line === newSummary ? { place: { list: 'summary', before: null, index: 0 } } : {}),
    }
    return [{ edit, number: line === newSummary ? newSummary : line.number }]
  }

  /** What it names of its own role or entry; a summary may rest on all. */
  function behind(proposal: Proposal, own: Source | undefined): string[] {
    if (own?.section === 'summary') return citedBy(proposal)
    const heading = own?.role ?? own?.entry ?? ''
    const isOfIt = (id: string) => {
      const source = sources.get(id)
      return own?.role ? source?.role === own.role : source?.entry === own?.entry
    }
    return [...(sources.has(heading) ? [heading] : []), ...named(proposal)].filter(isOfIt)
  }

  const named = ({ sources: numbers }: Proposal) => numbers.flatMap((it) => page.lines[it - 1]?.ids ?? [])

  function citedBy(proposal: Proposal): string[] {
    const cited = named(proposal)
    const near = likest(page, proposal.text, isTold)
      .filter(({ rate }) => rate > 0)
      .slice(0, mostNear)
    return (cited.length > 0 ? cited : near.flatMap(({ line }) => line.ids)).slice(0, 50)
  }

  return { edits: proposals.flatMap(editFor), unused }
}

const isTold = ({ section }: NumberedLine) => section !== 'summary'
