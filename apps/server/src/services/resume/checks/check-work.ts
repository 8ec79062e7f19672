import { type CheckedSentence, check, linesOf, whyNotChecked } from '@bespeak/domain/check/index.ts'
import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import type { Fact, Source } from '@bespeak/domain/resume/sources.ts'
import { addresseeOf, type LetterWishes, letterLines } from '@bespeak/domain/writers/of-letter.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import { jobIn } from '../engine/job-in.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'

export interface CheckTask {
  text: string
  documents: readonly ResumeDocument[]
  said: readonly Said[]
  /** What the person said yes to is theirs as well. */
  settled: Pick<Settled, 'yes'>
  addressee: string | null
  today: string
  /** The role or entry of the first document that it is written for. */
  entry?: string | undefined
  /** The advertisement, of a letter. */
  quotable?: string | undefined
  /** What else that letter names and rests on. */
  ofLetter?: LetterWishes | undefined
}

/** More than the resumes of a person say, however many they are; a letter against all of it takes seconds. */
const mostLines = 2_000

/** Each sentence of a text against all lines and facts of a person; `sources` are those lines, as they stand there. */
export function checkText(task: CheckTask): CheckedSentence[] {
  const { text, documents, said, settled, addressee, today, entry, quotable, ofLetter } = task
  const confirmed = settled.yes.map((it) => ({ id: it.fact, statement: it.text, saidOn: it.saidOn }))
  const stated = linesOfAll(documents, [...factsFrom(said), ...confirmed])
  const lines = ofLetter ? letterLines(stated, ofLetter) : stated
  const why = whyNotChecked(text, lines)
  if (why !== null) throw badInput({ text: why })
  if (lines.length > mostLines)
    throw new AppError('TOO_LARGE', 'Your resumes have too many lines to check against all of them. Please choose one.')
  const textOf = new Map(lines.map((line) => [line.id, line.text]))
  const options = {
    ...{ entry: entry && idIn(0, entry), quotable: quotable && jobIn(quotable).text, today },
    addressee: ofLetter ? addresseeOf(addressee, ofLetter) : (addressee ?? undefined),
  }
  return check(text, lines, options).map((sentence) => ({
    ...sentence,
    sources: sentence.sources.flatMap((id) => textOf.get(id) ?? []),
  }))
}

/** The lines of several resumes as those of one person. What two of them say stands once. */
function linesOfAll(documents: readonly ResumeDocument[], facts: readonly Fact[]): Source[] {
  const told = new Set<string>()
  const lines = documents.flatMap((document, at) => {
    const own = linesOf(document).filter(({ text }) => !told.has(text))
    for (const { text } of own) told.add(text)
    return own.map((line) => within(at, line))
  })
  return [...lines, ...linesOf(emptyDocument(), facts)]
}

/** Two documents may give the same id to different things. */
const idIn = (document: number, id: string) => `resume-${document} ${id}`

function within(document: number, line: Source): Source {
  const named = (id: string | null) => id && idIn(document, id)
  return { ...line, id: idIn(document, line.id), entry: named(line.entry), role: named(line.role) }
}
