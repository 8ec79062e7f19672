import { affirmed } from '../credentials/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { perText } from '../text/remembered.ts'
import { kindStems } from './kinds.ts'
import { shortForms, stemsIn } from './stems.ts'

/** A statement of the resume, as the match looks at it. */
export interface ResumeLine {
  source: Source
  /** Stems of what it affirms. */
  stems: ReadonlySet<string>
  /** Stems of what its skills, products and short forms stand for. */
  kinds: ReadonlySet<string>
  /** Short forms in capitals, in small letters. */
  shorts: readonly string[]
}

/** In how far a line has a stem: its own, a kind of it, or the heading of its role. */
export const shares = { own: 1, kind: 0.9, heading: 0.5 } as const

export interface ResumeLines {
  lines: readonly ResumeLine[]
  /** By stem, the places of the lines that have it, and how far. */
  postings: ReadonlyMap<string, readonly (readonly [at: number, share: number])[]>
  document: ResumeDocument
}

const readLine = perText((text: string) => {
  const own = affirmed(text)
  return { stems: new Set(stemsIn(own)), kinds: kindStems(own), shorts: shortForms(own) }
})

/** `copied`: lines that stand in the ad word for word show nothing. */
export function linesOf(
  document: ResumeDocument,
  facts: readonly Fact[],
  isCopied: (text: string) => boolean,
): ResumeLines {
  const sources = sourcesOf(document, facts).filter(({ text }) => !isCopied(text))
  const headings = new Map(sources.flatMap(({ kind, id, text }) => (kind === 'role' ? [[id, text] as const] : [])))
  const lines = sources.map((source) => ({ source, ...readLine(source.text) }))
  const postings = new Map<string, [number, number][]>()
  for (const [at, { source, stems, kinds }] of lines.entries()) {
    const add = (stem: string, share: number) => {
      const known = postings.get(stem)
      if (!known) postings.set(stem, [[at, share]])
      else if (known.at(-1)?.[0] !== at) known.push([at, share])
    }
    for (const stem of stems) add(stem, shares.own)
    for (const stem of kinds) add(stem, shares.kind)
    const heading = source.kind === 'role' || !source.role ? undefined : headings.get(source.role)
    for (const stem of heading ? readLine(heading).stems : []) add(stem, shares.heading)
  }
  return { lines, postings, document }
}
