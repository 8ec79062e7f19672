import { eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Profile } from '../profile/profile.store.ts'
import { profiles } from '../schema.ts'

export interface Photo {
  photoKey: string
  photoFilename: string
  photoUploadedAt: Date
}

const none = { photoKey: null, photoFilename: null, photoUploadedAt: null }

/** The profile with the new one, and under which name the old one lies. */
export const replacePhoto = (sql: Sql, userId: number, photo: Photo | null, updatedAt: Date) =>
  sql.transaction(async (tx): Promise<{ profile: Profile; oldKey: string | null } | null> => {
    const [old] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update')
    const change = { ...(photo ?? none), updatedAt }
    const [profile] = await tx.update(profiles).set(change).where(eq(profiles.userId, userId)).returning()
    return old && profile ? { profile, oldKey: old.photoKey } : null
  })
