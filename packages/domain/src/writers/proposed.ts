import { type CheckedSentence, check, type Doubt, doubtsOf } from '../check/index.ts'
import type { Source } from '../resume/sources.ts'
import type { JudgedWords } from '../tailor/judge.ts'

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
    const entry = cited[0]?.role ?? cited[0]?.entry ?? undefined
    const sentences = check(text, lines, { entry, addressee, quotable, today })
    const found = sentences.find(({ verdict }) => verdict === 'not-yours')
    if (against.includes(text)) return { verdict: 'refused', doubts: [], why: votedDown, sentences }
    if (found) return { verdict: 'refused', doubts: [], why: whyNot(found), sentences }
    const doubts = doubtsOf(sentences, (id) => byId.get(id))
    return { verdict: doubts.length > 0 ? 'ask' : 'supported', doubts, why: null, sentences }
  }
}

const votedDown = 'A second model says that your lines do not say all of this.'

const whyNot = ({ findings }: CheckedSentence): string =>
  findings.find(({ kind }) => kind !== 'changed' && kind !== 'new')?.message ?? 'No line of your resume says this.'
