import { type Block, textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { apply, type Edit, type ProvenanceLine, provenance } from '@bespeak/domain/tailor/index.ts'
import { parseHtml } from '../html/parse.ts'
import { type Ground, type OwnWords, ownWordsIn } from './own-words.ts'

/** A line of a tailored page: what became of it, and the user's own words behind it. */
export interface TracedLine {
  text: string
  kind: ProvenanceLine['kind'] | 'yours'
  sources: string[]
}

/** Every line of the page. What the tailoring did not put there was typed by the user. */
export function pageProvenance(content: string, ground: Ground, edits: readonly Edit[]): TracedLine[] {
  const traced = tracedBlocks(ground, edits)
  return shownIn(pageOf(parseHtml(content)).blocks).map((block) => {
    const text = textOf(block)
    return traced.get(text) ?? { text, kind: 'yours', sources: [] }
  })
}

const shownIn = (blocks: readonly Block[]) => blocks.filter((block) => textOf(block) !== '')

function tracedBlocks(ground: Ground, edits: readonly Edit[]): Map<string, TracedLine> {
  const { document } = ground.original
  const own = ownWordsIn(ground)
  const statements = new Map(provenance(document, edits).map((statement) => [statement.line, statement]))
  const before = new Set(pageOf(toNodes(document)).blocks.map(textOf))
  const made = shownIn(pageOf(toNodes(apply(document, edits))).blocks)
  return new Map(
    made.map((block) => {
      const about = idsIn(block).flatMap((id) => statements.get(id) ?? [])
      const line = about.length > 0 ? stated(block, about, own) : framing(block, before, own)
      return [line.text, line] as const
    }),
  )
}

const idsIn = ({ marks, runs }: Block): string[] => [
  ...new Set([marks, ...runs.map(({ field }) => field)].flatMap((it) => it?.['data-id'] ?? [])),
]

const strength: ProvenanceLine['kind'][] = ['kept', 'moved', 'reworded', 'combined', 'added']

function stated(block: Block, about: readonly ProvenanceLine[], own: OwnWords): TracedLine {
  const kind = strength.findLast((it) => about.some((statement) => statement.kind === it)) ?? 'kept'
  return { text: textOf(block), kind, sources: own.quote(about.flatMap(({ sources }) => sources)) }
}

/** Names, contact and titles state nothing of what a person did; they stand as they stood, or are a title of ours. */
function framing(block: Block, before: ReadonlySet<string>, own: OwnWords): TracedLine {
  const text = textOf(block)
  const pieces = own.has(text) ? [text] : block.runs.filter(({ field }) => field).map((run) => run.text.trim())
  return {
    text,
    kind: before.has(text) ? 'kept' : 'added',
    sources: [...new Set(pieces)].filter((it) => it && own.has(it)),
  }
}
