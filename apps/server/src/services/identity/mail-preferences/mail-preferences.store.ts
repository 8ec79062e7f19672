import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { profiles, users } from '../schema.ts'

/** The kinds of mail that a person may have or not. Codes, receipts and what is about the account's safety always go out. */
export const mailPreferences = ['emailUpdates', 'emailMarketing', 'emailResumeSuggestions'] as const
export type MailPreference = (typeof mailPreferences)[number]

export async function wants(sql: Sql, userId: number, preference: MailPreference): Promise<boolean> {
  const rows = await sql
    .select({ wants: profiles[preference] })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(users.id, userId), users.isActive))
  return rows[0]?.wants ?? false
}

/** Whether there is such an account. */
export async function setWanted(
  sql: Sql,
  userId: number,
  change: { preference: MailPreference; isWanted: boolean },
  updatedAt: Date,
): Promise<boolean> {
  const rows = await sql
    .update(profiles)
    .set({ [change.preference]: change.isWanted, updatedAt })
    .where(eq(profiles.userId, userId))
    .returning({ id: profiles.id })
  return rows.length > 0
}
