import type { Job } from '@bespeak/domain/job/job.ts'
import { adOf } from '@bespeak/domain/letter/ad.ts'
import { isToldBy } from '@bespeak/domain/letter/evidence.ts'
import {
  type Letter,
  type LetterSentence,
  letterFrom,
  letterGround,
  letterStyles,
  unsupportedIn,
} from '@bespeak/domain/letter/index.ts'
import type { LedgerRow } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { today } from './data.ts'

/** What is wrong with the four letters of a resume for a job, by the rule that is broken. */
export interface LetterFaults {
  unsupported: string[]
  strongestMissing: string[]
  headings: string[]
  gapsTold: string[]
  notBoth: string[]
  alike: string[]
}

interface Letters {
  ground: Ground
  letters: Letter[]
}
type Ground = ReturnType<typeof letterGround>

export function lettersFor(resume: ResumeDocument, job: Job): Letters {
  const ground = letterGround(resume, job, { today })
  return { ground, letters: letterStyles.map((style) => letterFrom(ground, style)) }
}

export function faultsIn({ ground, letters }: Letters): LetterFaults {
  const { document: resume, job, ledger } = ground
  const isTold = strongestTold(ground)
  const rowOf = rowsIn(job, ledger)
  const sentences = letters.flatMap(sentencesOf)
  const named = sentences.flatMap((it) => it.job.flatMap((words) => rowOf(words) ?? []).map((row) => ({ row, it })))
  return {
    unsupported: letters.flatMap((letter) => {
      const found = unsupportedIn(letter, resume, job, { style: letter.style, today })
      return found.map(({ text }) => text)
    }),
    strongestMissing: letters.filter((letter) => !isTold(letter)).map(({ style }) => style),
    headings: sentences.filter(namesHeading(resume)).map(({ text }) => text),
    gapsTold: named.filter(({ row }) => row.status === 'not-shown').map(({ it }) => it.text),
    notBoth: named
      .filter(({ it }) => /\b(?:both|all three)$/.test(it.text.replace(/\.$/, '')))
      .filter(({ row, it }) => row.status !== 'met' || !row.evidence.some(({ source }) => it.sources.includes(source)))
      .map(({ it }) => it.text),
    alike: letters.flatMap((a, at) =>
      letters.slice(at + 1).flatMap((b) => (difference(a, b) > 0.1 ? [] : [`${a.style}, ${b.style}`])),
    ),
  }
}

const sentencesOf = ({ paragraphs }: Letter): LetterSentence[] => paragraphs.flatMap(({ sentences }) => sentences)

/** What of the advertisement a letter names, by the words it is named in. */
function rowsIn(job: Job, ledger: readonly LedgerRow[]) {
  const { asks, duties } = adOf(job)
  const rows = new Map([...asks, ...duties].map(({ words, row }) => [words, row]))
  return (words: string) => ledger.find(({ requirement }) => requirement === rows.get(words))
}

/** Whether a letter tells the line that no letter may leave out, or one that says the same. */
function strongestTold({ document, strongest }: Ground) {
  const sources = new Map(sourcesOf(document).map((source) => [source.id, source]))
  /** Not a line that only has it among other things: the engine may take that for it, its measure may not. */
  const isIt = (text: string, other: string) => isToldBy(text, other) && isToldBy(other, text)
  return (letter: Letter) =>
    strongest === null ||
    sentencesOf(letter).some((it) => it.sources.some((id) => isIt(strongest.text, sources.get(id)?.text ?? '')))
}

/** The name over a group of skills, told as one of them. */
function namesHeading({ sections }: ResumeDocument) {
  const entries = sections.flatMap((section) => section.entries)
  const groups = new Set(entries.filter((it) => it.type === 'skills' && it.keywords.length > 0).map(({ id }) => id))
  return ({ sources }: LetterSentence) => sources.some((id) => groups.has(id))
}

/** The share of words, of the longer of two letters, that the other does not have. */
function difference(a: Letter, b: Letter): number {
  const [of, other] = [wordsOf(a), wordsOf(b)]
  const left = new Map<string, number>()
  for (const word of of) left.set(word, (left.get(word) ?? 0) + 1)
  const shared = other.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return 1 - shared.length / Math.max(of.length, other.length)
}

const wordsOf = (letter: Letter): string[] =>
  sentencesOf(letter).flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}'’%.-]+/gu) ?? [])
