import { localStore } from '../storage.ts'

/** Changes that the server does not have yet. They stay in this browser until it does. */
export interface Draft<Edition> {
  /** When it was last changed. */
  at: number
  /** The moment of the copy that it was made on. */
  base: string
  edition: Edition
}

type Kept = Record<string, unknown>

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null

function kept(key: string): Kept {
  try {
    const drafts: unknown = JSON.parse(localStore.read(key) ?? '{}')
    return isRecord(drafts) ? drafts : {}
  } catch {
    return {}
  }
}

function write(key: string, drafts: Kept) {
  if (Object.keys(drafts).length === 0) localStore.remove(key)
  else localStore.write(key, JSON.stringify(drafts))
}

/** Reads what was kept of an edition; null for what an older release kept in another form. */
type Read<Edition> = (kept: Record<string, unknown>) => Edition | null

function draftFrom<Edition>(value: unknown, read: Read<Edition>): Draft<Edition> | null {
  if (!isRecord(value) || !isRecord(value.edition)) return null
  const { at, base } = value
  const edition = read(value.edition)
  return typeof at === 'number' && typeof base === 'string' && edition ? { at, base, edition } : null
}

/** The place for the draft of one session: two that edit the same thing must not write over each other's words. */
export function openDrafts<Edition>(key: string, read: Read<Edition>) {
  const own = crypto.randomUUID()
  return {
    keep(edition: Edition, base: string): void {
      const draft: Draft<Edition> = { at: Date.now(), base, edition }
      write(key, { ...kept(key), [own]: draft })
    },
    forget(): void {
      const { [own]: _, ...others } = kept(key)
      write(key, others)
    },
    /** The newest that is left, which is this session's from now on; others stay for another time. */
    take(): Draft<Edition> | null {
      const all = kept(key)
      const [newest] = Object.entries(all)
        .flatMap(([session, value]) => {
          const draft = draftFrom(value, read)
          return draft ? [{ session, draft }] : []
        })
        .toSorted((a, b) => b.draft.at - a.draft.at)
      if (!newest) return null
      const { [newest.session]: _, ...others } = all
      write(key, { ...others, [own]: newest.draft })
      return newest.draft
    },
  }
}
