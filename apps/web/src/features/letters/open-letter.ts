import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { openDrafts } from '../../lib/editing/drafts.ts'
import type { Manner, Theirs } from '../../lib/editing/saver.ts'
import { createSession, type Session } from '../../lib/editing/session.ts'
import { type Letter, letterQuery, updateLetterMutation } from '../../lib/resumes/letters.ts'

/** What is edited: the words of a letter. */
export interface Edition {
  content: string
}

export type LetterSession = Session<Edition>

const silent = updateLetterMutation({ silent: true })
const manners = {
  pressed: updateLetterMutation(),
  'by itself': silent,
  // Told once already.
  again: { ...silent, meta: {} },
}

const isSame = (one: Edition, other: Edition) => one.content === other.content

const editionFrom = ({ content }: Record<string, unknown>): Edition | null =>
  typeof content === 'string' ? { content } : null

export const theirsOf = ({ content, updatedAt }: Letter): Theirs<Edition> => ({
  edition: { content },
  updatedAt: updatedAt ?? '',
})

/** Begins to edit the letter of a version, with what this browser still has of it. */
export function openLetter(id: number, letter: Letter, client: QueryClient): LetterSession {
  const opened = theirsOf(letter)

  async function send({ content }: Edition, ifUpdatedAt: string, manner: Manner): Promise<string> {
    const change = { id, coverLetter: content, ifUpdatedAt }
    const { updatedAt } = await new MutationObserver(client, manners[manner]).mutate(change)
    return updatedAt
  }

  async function fetchTheirs(): Promise<Theirs<Edition> | null> {
    const found = await client.fetchQuery({ ...letterQuery(id), staleTime: 0 })
    return found?.letter ? theirsOf(found.letter) : null
  }

  const drafts = openDrafts(`letter_drafts_${id}`, editionFrom)
  const kept = drafts.take()
  const draft = kept && isSame(kept.edition, opened.edition) ? null : kept
  if (!draft) drafts.forget()
  const ways = { send, fetchTheirs, keepDraft: drafts.keep, forgetDraft: drafts.forget }
  return createSession(opened, draft, { ...ways, isSame })
}
