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

/** The profile with the new one. */
export async function replacePhoto(
  sql: Sql,
  userId: number,
  photo: Photo | null,
  updatedAt: Date,
): Promise<Profile | null> {
  const change = { ...(photo ?? none), updatedAt }
  const [profile] = await sql.update(profiles).set(change).where(eq(profiles.userId, userId)).returning()
  return profile ?? null
}
