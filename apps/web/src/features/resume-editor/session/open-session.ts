import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { openDrafts } from '../../../lib/editing/drafts.ts'
import type { Manner, Theirs } from '../../../lib/editing/saver.ts'
import { createSession, type Session } from '../../../lib/editing/session.ts'
import { type Resume, resumeQuery, updateResumeMutation } from '../../../lib/resumes/resumes.ts'
import { contentOf, type Edition, editionFrom, editionOf, isSame, withoutOrigin } from './edition.ts'

const silent = updateResumeMutation({ silent: true })
const manners = {
  pressed: updateResumeMutation(),
  'by itself': silent,
  // Told once already.
  again: { ...silent, meta: {} },
}

export const theirsOf = (resume: Resume): Theirs<Edition> => ({
  edition: editionOf(resume),
  updatedAt: resume.updatedAt,
})

/** Begins to edit a resume, with what this browser still has of it. */
export function openSession(resume: Resume, client: QueryClient): Session<Edition> {
  const { id } = resume
  const opened = theirsOf(resume)

  async function send(edition: Edition, ifUpdatedAt: string, manner: Manner): Promise<string> {
    const { title, layout } = edition
    // A title that is just being rewritten is no title yet; the one before stays meanwhile.
    const named = title.trim() === '' ? {} : { title: title.trim() }
    const input = { ...named, content: contentOf(edition), layout, ifUpdatedAt }
    const { updatedAt } = await new MutationObserver(client, manners[manner]).mutate({ id, input })
    return updatedAt
  }

  async function fetchTheirs(): Promise<Theirs<Edition> | null> {
    const found = await client.fetchQuery({ ...resumeQuery(id), staleTime: 0 })
    return found && theirsOf(found)
  }

  const drafts = openDrafts(`resume_drafts_${id}`, editionFrom)
  const kept = drafts.take()
  const draft = kept && isSame(kept.edition, opened.edition) ? null : kept
  if (!draft) drafts.forget()
  const ways = { send, fetchTheirs, keepDraft: drafts.keep, forgetDraft: drafts.forget }
  return createSession(opened, draft, { ...ways, isSame, withField: withoutOrigin })
}
