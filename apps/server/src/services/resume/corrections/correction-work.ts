import { readAnswer } from '@bespeak/domain/facts/answers.ts'
import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'

export interface LineTask {
  /** What is measured, then what that was made from. */
  documents: readonly ResumeDocument[]
  said: readonly Said[]
  /** The id of a line, its words, or new words. */
  line: string
  /** What it shows. */
  requirement: string
}

/** A line that is there, or words to keep as one; nothing where they say that the person has not done it. */
export type NamedLine = { source: string; text: string } | { statement: string } | null

export function namedLine({ documents, said, line, requirement }: LineTask): NamedLine {
  const facts = factsFrom(said)
  const own = documents.flatMap((document) => sourcesOf(document, facts))
  const theirs =
    own.find(({ id }) => id === line) ??
    own.find(({ text }) => isSame(text, line)) ??
    own.find(({ quotes }) => quotes.some((it) => isSame(it, line)))
  if (theirs) return { source: theirs.id, text: theirs.text }
  const { outcome } = readAnswer({ id: 'new', answer: line, requirement, saidOn: '' })
  // They say it of this requirement, so what is unsure by itself is a yes.
  return outcome === 'denies' ? null : { statement: outcome === 'unsure' ? `Yes: ${line}` : line }
}

/** The answers by which they said no to a row, which its undo takes back. */
export const denialsOf = (said: readonly Said[], rowId: string): string[] =>
  said
    .filter((it) => rowIdOf(it.requirement ?? it.skill ?? '') === rowId && readAnswer(it).outcome === 'denies')
    .map(({ id }) => id)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => plain(one) === plain(other)
