import { type CheckedSentence, check, isHard } from '../check/index.ts'
import type { Doubt } from '../resume/settled.ts'
import type { Source } from '../resume/sources.ts'
import type { JudgedWords } from '../tailor/judge.ts'
import { doubtsOf } from './doubts.ts'

export interface ProposedWords extends JudgedWords {
  sentences: CheckedSentence[]
  doubts: Doubt[]
}

/** How what a language model or an assistant proposes is judged: by all of the person's lines, once. */
export type JudgeProposal = (text: string, cited: readonly Pick<Source, 'role' | 'entry'>[]) => ProposedWords

interface Proposing {
  /** All that the person states. */
  lines: readonly Source[]
  today: string
  /** Whom it is written for. */
  addressee?: string | undefined
  /** The advertisement: of a letter. */
  quotable?: string | undefined
  /** Texts that a second reader was against. */
  against?: readonly string[] | undefined
}

export function proposalJudge({ lines, today, addressee, quotable, against = [] }: Proposing): JudgeProposal {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return (text, cited) => {
    const places = new Set(cited.flatMap(({ role, entry }) => role ?? entry ?? []))
    // What rests on several, as a summary does, is of none of them.
    const entry = places.size === 1 ? [...places][0] : undefined
    const sentences = check(text, lines, { entry, addressee, quotable, today })
    const found = sentences.find(({ verdict }) => verdict === 'not-yours')
    if (against.includes(text)) return { verdict: 'refused', doubts: [], why: votedDown, sentences }
    if (found) return { verdict: 'refused', doubts: [], why: whyNot(found), sentences }
    const doubts = doubtsOf(sentences, (id) => byId.get(id))
    return { verdict: doubts.length > 0 ? 'ask' : 'supported', doubts, why: null, sentences }
  }
}

/** What can be pointed at in what is not the person's; all of it, where nothing can. */
export function faultsIn(sentences: readonly CheckedSentence[], why: string): Doubt[] {
  const faults = sentences.flatMap((sentence) =>
    sentence.findings.filter(isHard).map(({ from, to, message }) => ({
      ...{ words: sentence.text.slice(from, to), youWrote: '', source: sentence.sources[0] ?? '', why: message },
      ...{ from: sentence.from + from, to: sentence.from + to },
    })),
  )
  const [first] = sentences
  const whole = { words: first?.text ?? '', youWrote: '', source: '', from: 0, to: first?.text.length ?? 0, why }
  return faults.length > 0 ? faults : [whole]
}

const votedDown = 'A second model says that your lines do not say all of this.'

const whyNot = ({ findings }: CheckedSentence): string =>
  findings.find(isHard)?.message ?? 'No line of your resume says this.'
