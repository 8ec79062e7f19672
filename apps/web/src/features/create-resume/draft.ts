import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { forgetWithRead, keepWithRead, keptWithRead } from '../../lib/reading/kept-read.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'

/** A resume that is not saved yet, as it is kept in this browser. */
export interface Draft {
  title: string
  document: ResumeDocument
  /** What it was read from; null where it is written here. */
  read: ResumeRead | null
}

/** Each user has their own: another one at the same browser does not see it. */
export const draftKey = (userId: number) => `create_resume_${userId}`

export async function keptDraft(userId: number): Promise<Draft | null> {
  const kept = await keptWithRead<Omit<Draft, 'read'>>(draftKey(userId))
  return kept && { ...kept.value, read: kept.read }
}

export const keepDraft = (userId: number, { read, ...value }: Draft): Promise<void> =>
  keepWithRead(draftKey(userId), { value, read })

export const forgetDraft = (userId: number): Promise<void> => forgetWithRead(draftKey(userId))
