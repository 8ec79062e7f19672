import { layoutSchema } from '@bespeak/documents/write/layout.ts'
import { readDocument } from '@bespeak/domain/resume/document-shape.ts'
import { localStore } from '../../../lib/storage.ts'
import type { Edition } from './edition.ts'

/** Changes that the server does not have yet. They stay in this browser until it does. */
export interface Draft {
  /** When it was last changed. */
  at: number
  /** The moment of the copy that it was made on. */
  base: string
  edition: Edition
}

const keyOf = (resumeId: number) => `resume_drafts_${resumeId}`

type Kept = Record<string, unknown>

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null

function kept(resumeId: number): Kept {
  try {
    const drafts: unknown = JSON.parse(localStore.read(keyOf(resumeId)) ?? '{}')
    return isRecord(drafts) ? drafts : {}
  } catch {
    return {}
  }
}

function write(resumeId: number, drafts: Kept) {
  if (Object.keys(drafts).length === 0) localStore.remove(keyOf(resumeId))
  else localStore.write(keyOf(resumeId), JSON.stringify(drafts))
}

/** Null for what an older release kept in another form. */
function draftFrom(value: unknown): Draft | null {
  if (!isRecord(value) || !isRecord(value.edition)) return null
  const { at, base, edition } = value
  const { title } = edition
  const [document, layout] = [readDocument(edition.document), layoutSchema.safeParse(edition.layout)]
  if (typeof at !== 'number' || typeof base !== 'string' || typeof title !== 'string') return null
  if (!document || !layout.success) return null
  return { at, base, edition: { title, document, layout: layout.data } }
}

/** The place for the draft of one session: two that edit the same resume must not write over each other's words. */
export function openDrafts(resumeId: number) {
  const own = crypto.randomUUID()
  return {
    keep(edition: Edition, base: string): void {
      const draft: Draft = { at: Date.now(), base, edition }
      write(resumeId, { ...kept(resumeId), [own]: draft })
    },
    forget(): void {
      const { [own]: _, ...others } = kept(resumeId)
      write(resumeId, others)
    },
    /** The newest that is left, which is this session's from now on; others stay for another time. */
    take(): Draft | null {
      const all = kept(resumeId)
      const [newest] = Object.entries(all)
        .flatMap(([session, value]) => {
          const draft = draftFrom(value)
          return draft ? [{ session, draft }] : []
        })
        .toSorted((a, b) => b.draft.at - a.draft.at)
      if (!newest) return null
      const { [newest.session]: _, ...others } = all
      write(resumeId, { ...others, [own]: newest.draft })
      return newest.draft
    },
  }
}
