import { affirmed } from '../credentials/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, type SourceKind, sourcesOf } from '../resume/sources.ts'
import { piecesOf } from '../text/pieces.ts'
import { perText } from '../text/remembered.ts'
import { kindStems, skillNames } from './kinds.ts'
import { shortForms, stemsIn } from './stems.ts'

/** A statement of the resume, as the match looks at it. */
export interface ResumeLine {
  source: Source
  /** A sentence of it, where it has several. */
  text: string
  /** Stems of what it affirms. */
  stems: ReadonlySet<string>
  /** Stems of what its skills, products and short forms stand for. */
  kinds: ReadonlySet<string>
  /** Names of its skills, and of what they are a kind of. */
  skills: ReadonlySet<string>
  /** Short forms in capitals, in small letters. */
  shorts: readonly string[]
}

/** In how far a line has a stem: its own, a kind of it, as a heading, or by the heading of its role. */
const shares = { own: 1, kind: 0.9, title: 0.8, heading: 0.5 } as const

export interface ResumeLines {
  lines: readonly ResumeLine[]
  /** By stem, the places of the lines that have it, and how far. */
  postings: ReadonlyMap<string, readonly (readonly [at: number, share: number])[]>
  document: ResumeDocument
}

const reader = (isListed: boolean) =>
  perText((text: string) => {
    const own = affirmed(text)
    const skills = skillNames(own, isListed)
    return { stems: new Set(stemsIn(own)), kinds: kindStems(own, skills), skills, shorts: shortForms(own) }
  })
const [readLine, readListed] = [reader(false), reader(true)]

const listed = new Set<SourceKind>(['skill', 'language', 'item', 'label'])

export const prose = new Set<SourceKind>(['line', 'summary', 'fact'])
/** A name or an answer may have the ad's words. */
const written = new Set<SourceKind>(['line', 'summary'])

/** A paragraph has something of everything: each of its sentences stands for itself. */
const piecesIn = ({ kind, text }: Source): string[] =>
  prose.has(kind) ? piecesOf(text).map((piece) => piece.text) : [text]

/** `copied`: lines that stand in the ad word for word show nothing. */
export function linesOf(
  document: ResumeDocument,
  facts: readonly Fact[],
  isCopied: (text: string) => boolean,
): ResumeLines {
  const sources = sourcesOf(document, facts).filter(({ kind, text }) => !written.has(kind) || !isCopied(text))
  const headings = new Map(sources.flatMap(({ kind, id, text }) => (kind === 'role' ? [[id, text] as const] : [])))
  const lines = sources.flatMap((source) =>
    piecesIn(source).map((text) => ({ source, text, ...(listed.has(source.kind) ? readListed : readLine)(text) })),
  )
  const postings = new Map<string, [number, number][]>()
  for (const [at, { source, stems, kinds }] of lines.entries()) {
    const add = (stem: string, share: number) => {
      const known = postings.get(stem)
      if (!known) postings.set(stem, [[at, share]])
      else if (known.at(-1)?.[0] !== at) known.push([at, share])
    }
    // A heading says where somebody worked, and shows nothing that was done there.
    const isHeading = source.kind === 'role'
    for (const stem of stems) add(stem, isHeading ? shares.title : shares.own)
    if (isHeading) continue
    for (const stem of kinds) add(stem, shares.kind)
    const heading = source.role ? headings.get(source.role) : undefined
    for (const stem of heading ? readLine(heading).stems : []) add(stem, shares.heading)
  }
  return { lines, postings, document }
}
