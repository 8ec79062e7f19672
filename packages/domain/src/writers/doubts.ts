import type { CheckedSentence, Finding } from '../check/index.ts'
import type { Doubt } from '../resume/settled.ts'
import { stemOf } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { wordDiff } from '../text/word-diff.ts'

interface Line {
  id: string
  text: string
}

/** What is asked about a text: each run of words that its lines do not have. */
export function doubtsOf(sentences: readonly CheckedSentence[], lineOf: (id: string) => Line | undefined): Doubt[] {
  return sentences
    .filter(({ verdict }) => verdict === 'reworded')
    .flatMap((sentence) => {
      const line = lineOf(sentence.sources[0] ?? '')
      const told = sentence.findings.filter(({ kind }) => kind === 'new' || kind === 'changed')
      const whole = { words: sentence.text, youWrote: line?.text ?? '', from: 0, to: sentence.text.length }
      const doubts =
        told.length > 0 ? runsIn(sentence.text, told).map((run) => doubtOf(run, sentence.text, line)) : [whole]
      return doubts.map((it) => ({
        ...{ words: it.words, youWrote: it.youWrote, source: line?.id ?? '' },
        ...{ from: sentence.from + it.from, to: sentence.from + it.to },
      }))
    })
}

/** Findings of one kind with nothing between them are one. */
function runsIn(text: string, findings: readonly Finding[]): Finding[] {
  const runs: Finding[] = []
  for (const finding of findings) {
    const last = runs.at(-1)
    if (last?.kind === finding.kind && /^[\s-]*$/.test(text.slice(last.to, finding.from))) last.to = finding.to
    else runs.push({ ...finding })
  }
  return runs
}

function doubtOf({ from, to, kind }: Finding, text: string, line: Line | undefined): Omit<Doubt, 'source'> {
  const words = text.slice(from, to)
  return { words, youWrote: kind === 'new' || !line ? '' : counterpart(text, { from, to }, line.text), from, to }
}

/** What the line has in the place of some words; all of it, where it has nothing there. */
function counterpart(text: string, { from, to }: Pick<Finding, 'from' | 'to'>, line: string): string {
  const [told, own] = [tokensOf(text), tokensOf(line)]
  const at = told.findIndex((word) => word.from >= from && word.to <= to)
  const stems = (words: typeof told) => words.map(({ lower }) => stemOf(lower))
  const run = wordDiff(stems(told), stems(own)).find((it) => it.from <= at && at < it.to)
  const [first, last] = [own[run?.otherFrom ?? 0], own[(run?.otherTo ?? 0) - 1]]
  return first && last && first.from < last.to ? line.slice(first.from, last.to) : line
}
