import { and, asc, count, eq, inArray, isNotNull, sql as raw } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../kernel/db.ts'
import { skillPlans, skillRecommendations, userSkills } from '../schema.ts'

export type UserSkill = typeof userSkills.$inferSelect
export type NewUserSkill = typeof userSkills.$inferInsert
export type KeptSkill = Pick<UserSkill, 'skillId' | 'skillName' | 'skillKey' | 'skillCategory' | 'skillDescription'>
export type StoredRecommendation = typeof skillRecommendations.$inferSelect

const own = (userId: number, id: number) => and(eq(userSkills.id, id), eq(userSkills.userId, userId))

export const skillsOf = (sql: Sql, userId: number): Promise<UserSkill[]> =>
  sql
    .select()
    .from(userSkills)
    .where(eq(userSkills.userId, userId))
    .orderBy(asc(raw`lower(${userSkills.skillName})`), asc(userSkills.id))

/** What a person lists or plans, each once. */
export const namedSkills = (sql: Sql, userId: number): Promise<{ id: number; name: string }[]> =>
  union(
    sql
      .select({ id: userSkills.skillId, name: userSkills.skillName })
      .from(userSkills)
      .where(eq(userSkills.userId, userId)),
    sql
      .select({ id: skillPlans.skillId, name: skillPlans.skillName })
      .from(skillPlans)
      .where(eq(skillPlans.userId, userId)),
  )

export async function countSkills(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.select({ value: count() }).from(userSkills).where(eq(userSkills.userId, userId))
  return row?.value ?? 0
}

/** One at a time for each user: how many there are, and that each is there once, is decided by one. Held until the end. */
export const lockSkills = (tx: Sql, userId: number) =>
  tx.execute(raw`select pg_advisory_xact_lock(hashtext('resume.user_skills'), ${userId})`)

export async function skillOf(sql: Sql, userId: number, id: number): Promise<UserSkill | undefined> {
  const [row] = await sql.select().from(userSkills).where(own(userId, id))
  return row
}

export async function listedSkill(sql: Sql, userId: number, skillId: number): Promise<UserSkill | undefined> {
  const [row] = await sql
    .select()
    .from(userSkills)
    .where(and(eq(userSkills.userId, userId), eq(userSkills.skillId, skillId)))
  return row
}

const keptIn = (table: typeof userSkills | typeof skillPlans) => ({
  skillId: table.skillId,
  skillName: table.skillName,
  skillKey: table.skillKey,
  skillCategory: table.skillCategory,
  skillDescription: table.skillDescription,
})

/** What a person calls by a name of their own, as they list or plan it. */
export async function ownSkill(
  sql: Sql,
  userId: number,
  wanted: { skillId: number } | { skillKey: string },
): Promise<KeptSkill | undefined> {
  for (const table of [userSkills, skillPlans]) {
    const named = 'skillId' in wanted ? eq(table.skillId, wanted.skillId) : eq(table.skillKey, wanted.skillKey)
    const [row] = await sql
      .select(keptIn(table))
      .from(table)
      .where(and(eq(table.userId, userId), raw`${table.skillId} < 0`, named))
      .limit(1)
    if (row) return row
  }
  return undefined
}

export async function nextOwnSkillId(sql: Sql): Promise<number> {
  const { rows } = await sql.execute<{ id: number }>(raw`select nextval('resume.own_skill_ids')::integer as id`)
  const [row] = rows
  if (!row) throw new Error('a sequence gave no number')
  return row.id
}

export async function insertSkill(tx: Sql, skill: NewUserSkill): Promise<UserSkill> {
  const [row] = await tx.insert(userSkills).values(skill).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function changeSkill(
  sql: Sql,
  userId: number,
  id: number,
  change: Partial<NewUserSkill>,
): Promise<UserSkill | undefined> {
  const [row] = await sql.update(userSkills).set(change).where(own(userId, id)).returning()
  return row
}

export async function removeSkill(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(userSkills).where(own(userId, id)).returning({ id: userSkills.id })
  return removed.length > 0
}

export async function unwantedSkills(sql: Sql, userId: number): Promise<number[]> {
  const rows = await sql
    .select({ skillId: skillRecommendations.skillId })
    .from(skillRecommendations)
    .where(and(eq(skillRecommendations.userId, userId), isNotNull(skillRecommendations.dismissedAt)))
  return rows.map(({ skillId }) => skillId)
}

/** Noted when it was first given, so that it keeps its id and its day. */
export async function noteRecommendations(
  sql: Sql,
  userId: number,
  skillIds: number[],
  createdAt: Date,
): Promise<StoredRecommendation[]> {
  if (skillIds.length === 0) return []
  await sql
    .insert(skillRecommendations)
    .values(skillIds.map((skillId) => ({ userId, skillId, createdAt })))
    .onConflictDoNothing()
  return sql
    .select()
    .from(skillRecommendations)
    .where(and(eq(skillRecommendations.userId, userId), inArray(skillRecommendations.skillId, skillIds)))
}

export async function dismissRecommendation(sql: Sql, userId: number, id: number, at: Date): Promise<boolean> {
  const dismissed = await sql
    .update(skillRecommendations)
    .set({ dismissedAt: at })
    .where(and(eq(skillRecommendations.id, id), eq(skillRecommendations.userId, userId)))
    .returning({ id: skillRecommendations.id })
  return dismissed.length > 0
}
