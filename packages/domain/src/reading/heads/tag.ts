import type { Head } from '../pieces.ts'
import { cut, type Slice, trimSeparators } from '../slice.ts'
import { namesInstitution } from '../vocabulary.ts'
import { type HeadPiece, together } from './pieces.ts'
import { type Seen, seenIn } from './seen.ts'
import type { Opinion } from './study-rules.ts'

/** What a piece of a head says. */
export const headTags = ['title', 'organisation', 'location', 'degree', 'area', 'score', 'rest'] as const
export type HeadTag = (typeof headTags)[number]

export type HeadKind = 'work' | 'education'

export type Chances = readonly number[]

/** What each piece of a section's heads may say, by learnt weights. */
export type HeadTagger = (section: readonly Seen[], kind: HeadKind) => Chances[]
/** Null where only rules are at hand. */
export type HeadWeights = HeadTagger | null

export interface Said {
  slice: Slice
  sure: number
}

/** What a head says, each in the words that stand there; `rest` is what no field holds. */
export interface HeadSaid {
  said: Partial<Record<HeadTag, Said>>
  rest: Slice[]
  /** What joins two of them: `at`, `in`. */
  words: Slice[]
}

/** The heads of a section together: what stands at one place says the same in every entry. */
export function headsSaid<Entry extends { head: Head }>(
  entries: readonly Entry[],
  kind: HeadKind,
  weights: HeadWeights,
): (Entry & HeadSaid)[] {
  const section = seenIn(
    entries.map(({ head }) => head),
    kind === 'education',
  )
  const chances = weights ? weights(section, kind) : section.flatMap(chancesByRules)
  let from = 0
  return entries.map((entry, at) => {
    const { pieces = [], more = [], opinion = {} } = section[at] ?? {}
    const own = withMore(pieces, chances.slice(from, from + pieces.length), opinion)
    from += pieces.length
    const it = saidIn(pieces, own)
    // What is not found at all, or stands in one entry alone, rules may know.
    const isOpen = (kind === 'work' && entries.length === 1) || needed[kind].some((tag) => !it.said[tag])
    const isKnown = isOpen && (opinion.isWhole || needed[kind].every((tag) => opinion[tag]?.text))
    const { said, rest, words } = isKnown && weights ? saidIn(pieces, byRules(pieces, own, opinion)) : it
    return {
      ...entry,
      said: opinion.isGuess ? doubted(said) : said,
      rest: more.length > 0 ? [...rest, together(more)] : rest,
      words,
    }
  })
}

const needed = { work: ['title', 'organisation'], education: ['degree', 'organisation'] } as const

/** `Hon. R. Calloway, District Court of Eastmoor`: what seems to say nothing goes with the piece beside it, where rules have both in one. */
function withMore(pieces: readonly HeadPiece[], chances: readonly Chances[], opinion: Opinion): Chances[] {
  const more = [...chances]
  for (const [at, piece] of pieces.entries()) {
    const own = more[at] ?? nobody
    const tag = ruledTag(piece, opinion)
    const isBeside = (other: number) => pieces[other]?.cell === piece.cell && likeliest(more[other] ?? nobody) === tag
    if (tag >= 0 && likeliest(own) === restAt && (isBeside(at - 1) || isBeside(at + 1)))
      more[at] = own.map((_, it) => (it === tag ? (own[restAt] ?? 0) : 0))
  }
  return more
}

/** Where rules see that any part may be the employer, no weights are sure of it either. */
function doubted(said: HeadSaid['said']): HeadSaid['said'] {
  const { title, organisation } = said
  return {
    ...said,
    ...(title ? { title: { ...title, sure: Math.min(title.sure, ruled.alone) } } : {}),
    ...(organisation ? { organisation: { ...organisation, sure: Math.min(organisation.sure, ruled.alone) } } : {}),
  }
}

const chancesByRules = ({ pieces, opinion }: Seen): Chances[] =>
  pieces.map((piece) => {
    const sure = opinion.isGuess ? ruled.alone : ruled.agreed
    const tag = ruledTag(piece, opinion)
    return headTags.map((_, it) => (it === (tag < 0 ? restAt : tag) ? sure : 0))
  })

const ruledTag = ({ slice }: HeadPiece, opinion: Opinion) =>
  headTags.findIndex((it) => opinion[it]?.at.includes(slice.at[0] ?? -1))

/** What rules say of a piece, and how sure that is where the weights say the same or something else. */
const ruled = { agreed: 0.9, alone: 0.6 }

const byRules = (pieces: readonly HeadPiece[], chances: readonly Chances[], opinion: Opinion): Chances[] =>
  pieces.map((piece, at) => {
    const tag = ruledTag(piece, opinion)
    const own = chances[at] ?? nobody
    const sure = own[tag] === Math.max(...own) ? ruled.agreed : ruled.alone
    return tag < 0 ? own : own.map((chance, it) => (it === tag ? sure : chance / 4))
  })

export const nobody: Chances = headTags.map(() => 0)

interface Run {
  tag: number
  pieces: HeadPiece[]
  sure: number
}

const restAt = headTags.indexOf('rest')

const likeliest = (own: Chances) => own.reduce((best, chance, it) => (chance > (own[best] ?? 0) ? it : best), restAt)

/** Every field once: of several runs the likeliest, the others say what they are likeliest else. */
function saidIn(pieces: readonly HeadPiece[], chances: readonly Chances[]): HeadSaid {
  const open = chances.map((own) => [...own])
  for (let round = 0; round < headTags.length; round += 1) {
    const runs = runsOf(pieces, open)
    const lost = runs.filter(
      (run) =>
        run.tag !== restAt && runs.some((other) => other.tag === run.tag && other !== run && isBefore(other, run)),
    )
    if (lost.length === 0) break
    for (const { tag, pieces: own } of lost)
      for (const piece of own) {
        const chance = open[pieces.indexOf(piece)]
        if (chance) chance[tag] = 0
      }
  }
  const said: HeadSaid['said'] = {}
  const rest: Slice[] = []
  const runs = runsOf(pieces, open)
  for (const { tag, pieces: own, sure } of runs) {
    const name = headTags[tag] ?? 'rest'
    if (name === 'rest' || said[name]) rest.push(together(own))
    else said[name] = { slice: together(own), sure }
  }
  return { said, rest, words: runs.flatMap((run, at) => wordsBetween(runs[at - 1], run)) }
}

function wordsBetween(before: Run | undefined, { pieces: [next] }: Run): Slice[] {
  const last = before?.pieces.at(-1)
  if (!next) return []
  const words = trimSeparators(cut(next.cell.slice, last?.cell === next.cell ? last.to : 0, next.from))
  return /\p{L}/u.test(words.text) ? [words] : []
}

const isBefore = (other: Run, run: Run) =>
  other.sure > run.sure || (other.sure === run.sure && (other.pieces[0]?.from ?? 0) < (run.pieces[0]?.from ?? 0))

/** Neighbours that say the same are one, in one cell or where a narrow column broke them. */
function runsOf(pieces: readonly HeadPiece[], chances: readonly Chances[]): Run[] {
  const runs: Run[] = []
  for (const [at, piece] of pieces.entries()) {
    const own = chances[at] ?? nobody
    const tag = likeliest(own)
    const sure = own[tag] ?? 0
    const last = runs.at(-1)
    if (last && tag === restAt && last.pieces[0]?.cell === piece.cell && isBracketed(piece)) last.pieces.push(piece)
    else if (last && last.tag === tag && goesOn(last.pieces.at(-1), piece)) {
      last.pieces.push(piece)
      last.sure = Math.max(last.sure, sure)
    } else runs.push({ tag, pieces: [piece], sure })
  }
  return runs
}

/** `Kaarna Oy (forestry data)`: what describes a thing stays with it. */
function isBracketed({ cell, from }: HeadPiece): boolean {
  const before = cell.slice.text.slice(0, from)
  return before.split('(').length > before.split(')').length
}

/** `Fort Aldren State` over `University`. */
const goesOn = (above: HeadPiece | undefined, { cell, slice }: HeadPiece) =>
  above?.cell === cell ||
  (above?.cell.line === cell.line - 1 &&
    above.cell.size === cell.size &&
    namesInstitution(/^\p{L}+/u.exec(slice.text)?.[0] ?? '') &&
    !namesInstitution(above.slice.text) &&
    !/\bof\b/.test(slice.text))
