import type { Shown } from '@bespeak/domain/resume/shared.ts'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { profiles, users } from '../schema.ts'

export type Profile = typeof profiles.$inferSelect
export type ProfileValues = Partial<
  Omit<
    typeof profiles.$inferInsert,
    'id' | 'userId' | 'photoKey' | 'photoFilename' | 'photoUploadedAt' | 'createdAt' | 'updatedAt'
  >
>

export const findProfile = async (sql: Sql, userId: number): Promise<Profile | null> =>
  (await sql.select().from(profiles).where(eq(profiles.userId, userId)))[0] ?? null

export async function findCountry(sql: Sql, userId: number): Promise<string | null> {
  const { country } = profiles
  const [row] = await sql.select({ country }).from(profiles).where(eq(profiles.userId, userId))
  return row?.country ?? null
}

export async function findShown(sql: Sql, userId: number): Promise<Shown | null> {
  const { showName, showEmail, showContactInfo, showSocialLinks } = profiles
  const [row] = await sql
    .select({ showName, showEmail, showContactInfo, showSocialLinks })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), users.isActive))
  return row ?? null
}

export async function saveProfile(
  sql: Sql,
  userId: number,
  values: ProfileValues,
  updatedAt: Date,
): Promise<Profile | null> {
  const [row] = await sql
    .update(profiles)
    .set({ ...values, updatedAt })
    .where(eq(profiles.userId, userId))
    .returning()
  return row ?? null
}
