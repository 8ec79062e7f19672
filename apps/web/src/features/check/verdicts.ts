import { type CheckedSentence, type Finding, type FindingKind, isLoud } from '@bespeak/domain/check/sentence.ts'

/** The labels of a sentence, from what needs nobody to what is refused. */
export type Label = 'yours' | 'reworded' | 'new' | 'not-yours' | 'nothing'

export function labelOf(sentence: CheckedSentence): Label {
  if (sentence.verdict === 'nothing-to-check') return 'nothing'
  return isLoud(sentence) ? 'new' : sentence.verdict
}

export function countLabels(sentences: readonly CheckedSentence[]): Record<Label, number> {
  const counts = { yours: 0, reworded: 0, new: 0, 'not-yours': 0, nothing: 0 }
  for (const sentence of sentences) counts[labelOf(sentence)] += 1
  return counts
}

export type Tone = 'changed' | 'new' | 'refused'
export interface Run {
  text: string
  tone: Tone | null
}

const toneOf = ({ kind }: Finding): Tone => (kind === 'changed' || kind === 'new' ? kind : 'refused')
const rank: Record<Tone, number> = { changed: 0, new: 1, refused: 2 }

/** The sentence in pieces, each with how its words are marked; words of one kind beside each other are one. */
export function runsOf({ text, findings }: CheckedSentence, marked: readonly Tone[]): Run[] {
  // In UTF-16 as the places are: counted in characters, marks behind an emoji would be cut off.
  const tones = new Array<Tone | null>(text.length).fill(null)
  const inOrder = findings
    .map(({ from, to, ...finding }) => ({ from, to, tone: toneOf({ from, to, ...finding }) }))
    .filter(({ tone }) => marked.includes(tone))
    .toSorted((a, b) => rank[a.tone] - rank[b.tone])
  for (const { from, to, tone } of inOrder) tones.fill(tone, from, to)
  return joined(runsBetween(text, tones))
}

function runsBetween(text: string, tones: readonly (Tone | null)[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < text.length; at += 1) {
    const tone = tones[at] ?? null
    const last = runs.at(-1)
    if (last?.tone === tone) last.text += text[at]
    else runs.push({ text: text[at] ?? '', tone })
  }
  return runs
}

/** What only parts words of one kind belongs to them. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const [gap, before] = [all.at(-1), all.at(-2)]
    if (run.tone && before?.tone === run.tone && gap && /^[\s-]*$/.test(gap.text)) {
      before.text += gap.text + run.text
      all.pop()
    } else all.push({ ...run })
  }
  return all
}

/** Why a sentence is refused, each reason once: of findings on the same words, the one on most of them tells all. */
export function reasonsOf({ findings }: CheckedSentence): string[] {
  const told: Finding[] = []
  const widestFirst = findings
    .filter((finding) => toneOf(finding) === 'refused')
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.message.length - b.message.length)
  for (const finding of widestFirst) if (!told.some((it) => isSameReason(it, finding))) told.push(finding)
  return told.toSorted((a, b) => a.from - b.from).map(({ message }) => message)
}

const isSameReason = (told: Finding, { kind, message, from, to }: Finding) =>
  unquoted(told.message) === unquoted(message) ||
  (told.from <= from && to <= told.to && (told.kind === kind || (isNaming(told.kind) && isNaming(kind))))

const isNaming = (kind: FindingKind) => kind === 'name' || kind === 'title' || kind === 'credential'
const unquoted = (message: string) => message.replace(/[“”]/g, '')

/** The words that no line has. */
export const newWordsOf = (sentence: CheckedSentence): string[] => [
  ...new Set(runsOf(sentence, ['new']).flatMap(({ text, tone }) => (tone === 'new' ? [text] : []))),
]
