import { paragraphsFromText } from '@bespeak/domain/resume/content.ts'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { letterQuery, updateLetterMutation } from '../../lib/resumes/letters.ts'
import * as texts from './texts/save.tsx'

interface LetterToSave {
  /** Of the tailored version. */
  id: number
  text: string
  /** When the letter was changed that the person agreed to replace; null where they were not asked. */
  replaced: string | null
}

/** Saves nothing where a letter stands that nobody agreed to replace: then it says when that was changed. */
export async function saveLetter(client: QueryClient, { id, text, replaced }: LetterToSave): Promise<string | null> {
  let ifUpdatedAt = replaced
  if (ifUpdatedAt === null) {
    const { letter, updatedAt } = await versionNow(client, id)
    if (letter) return updatedAt
    ifUpdatedAt = updatedAt
  }
  // What is said of it here leads to it; a failure is told in the dialog.
  const keep = new MutationObserver(client, { ...updateLetterMutation({ silent: true }), meta: {} })
  await keep.mutate({ id, coverLetter: letterHtml(text), ifUpdatedAt })
  return null
}

async function versionNow(client: QueryClient, id: number) {
  const version = await client.fetchQuery({ ...letterQuery(id), staleTime: 0 })
  if (!version) throw new Error(texts.versionGone)
  return version
}

/** As the check reads lines: one that goes on in small letters only wraps. */
const wrap = /(?<=[^\s.!?:;])[ \t\r]*\n {0,3}(?=\p{Ll})/gu

/** A paragraph for each line. */
export const letterHtml = (text: string): string => paragraphsFromText(text.replace(wrap, ' '))
