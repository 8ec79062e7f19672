import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { byKey } from '../by-key.ts'
import { planResources, planSteps, skillPlans } from '../schema.ts'

type PlanRow = typeof skillPlans.$inferSelect
type NewPlan = typeof skillPlans.$inferInsert
export type PlanResource = typeof planResources.$inferSelect
type NewResource = Omit<typeof planResources.$inferInsert, 'stepId'>
type StepRow = typeof planSteps.$inferSelect
type NewStep = Omit<typeof planSteps.$inferInsert, 'planId'>

export type PlanStep = StepRow & { resources: PlanResource[] }
export type Plan = PlanRow & { steps: PlanStep[] }

const rowBytes = 200

const own = (userId: number, id: number) => and(eq(skillPlans.id, id), eq(skillPlans.userId, userId))

/** The newest change first, with all that belongs to them. */
export async function plansOf(sql: Sql, userId: number): Promise<Plan[]> {
  const rows = await sql
    .select()
    .from(skillPlans)
    .where(eq(skillPlans.userId, userId))
    .orderBy(desc(skillPlans.updatedAt), desc(skillPlans.id))
  return withSteps(sql, rows)
}

export async function planOf(sql: Sql, userId: number, id: number): Promise<Plan | undefined> {
  const [plan] = await withSteps(sql, await sql.select().from(skillPlans).where(own(userId, id)))
  return plan
}

async function withSteps(sql: Sql, plans: PlanRow[]): Promise<Plan[]> {
  if (plans.length === 0) return []
  const ids = plans.map(({ id }) => id)
  const steps = await sql
    .select()
    .from(planSteps)
    .where(inArray(planSteps.planId, ids))
    .orderBy(asc(planSteps.stepNumber), asc(planSteps.id))
  const resources = await sql
    .select(getTableColumns(planResources))
    .from(planResources)
    .innerJoin(planSteps, eq(planSteps.id, planResources.stepId))
    .where(inArray(planSteps.planId, ids))
    .orderBy(asc(planResources.id))
  const ofStep = byKey(resources, ({ stepId }) => stepId)
  const whole = steps.map((step) => ({ ...step, resources: ofStep.get(step.id) ?? [] }))
  const ofPlan = byKey(whole, ({ planId }) => planId)
  return plans.map((plan) => ({ ...plan, steps: ofPlan.get(plan.id) ?? [] }))
}

/** As it is now, and as nobody else changes it until the end. */
export async function lockPlan(tx: Sql, userId: number, id: number): Promise<Plan | undefined> {
  const [plan] = await withSteps(tx, await tx.select().from(skillPlans).where(own(userId, id)).for('update'))
  return plan
}

/** The plan that a step belongs to. */
export async function planOfStep(sql: Sql, userId: number, stepId: number): Promise<number | undefined> {
  const [row] = await sql
    .select({ id: skillPlans.id })
    .from(planSteps)
    .innerJoin(skillPlans, eq(skillPlans.id, planSteps.planId))
    .where(and(eq(planSteps.id, stepId), eq(skillPlans.userId, userId)))
  return row?.id
}

export async function countPlans(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.select({ value: count() }).from(skillPlans).where(eq(skillPlans.userId, userId))
  return row?.value ?? 0
}

/** How much all steps and resources hold, with what each takes to be listed at all. */
export async function bytesOfPlans(sql: Sql, userId: number): Promise<number> {
  const { rows } = await sql.execute<{ bytes: number }>(raw`
    with steps as (
      select s.id, s.description, s.proof from resume.plan_steps s
      join resume.skill_plans p on p.id = s.plan_id where p.user_id = ${userId}
    )
    select (
      (select coalesce(sum(${rowBytes} + octet_length(concat(description, proof))), 0) from steps)
      + (select coalesce(sum(${rowBytes} + octet_length(concat(r.title, r.url, r.description))), 0)
        from resume.plan_resources r where r.step_id in (select id from steps))
    )::float8 as bytes`)
  return rows[0]?.bytes ?? 0
}

/** One that is under way and leads from the same level to the same. */
export async function samePlan(sql: Sql, plan: NewPlan): Promise<number | undefined> {
  const [row] = await sql
    .select({ id: skillPlans.id })
    .from(skillPlans)
    .where(
      and(
        eq(skillPlans.userId, plan.userId),
        eq(skillPlans.skillId, plan.skillId),
        eq(skillPlans.currentLevel, plan.currentLevel),
        eq(skillPlans.targetLevel, plan.targetLevel),
        isNull(skillPlans.finishedAt),
      ),
    )
    .orderBy(desc(skillPlans.id))
    .limit(1)
  return row?.id
}

export async function insertPlan(
  tx: Sql,
  plan: NewPlan,
  steps: (NewStep & { resources: NewResource[] })[],
): Promise<number> {
  const [row] = await tx.insert(skillPlans).values(plan).returning({ id: skillPlans.id })
  if (!row) throw new Error('insert returned no row')
  for (const { resources, ...step } of steps) {
    const stepId = await insertStep(tx, row.id, step)
    for (const resource of resources) await insertResource(tx, stepId, resource)
  }
  return row.id
}

export async function insertStep(tx: Sql, planId: number, step: NewStep): Promise<number> {
  const [row] = await tx
    .insert(planSteps)
    .values({ ...step, planId })
    .returning({ id: planSteps.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function insertResource(tx: Sql, stepId: number, resource: NewResource): Promise<void> {
  await tx.insert(planResources).values({ ...resource, stepId })
}

export async function changePlan(tx: Sql, id: number, change: Partial<NewPlan>): Promise<void> {
  await tx.update(skillPlans).set(change).where(eq(skillPlans.id, id))
}

export async function changeStep(tx: Sql, id: number, change: Partial<NewStep>): Promise<void> {
  await tx.update(planSteps).set(change).where(eq(planSteps.id, id))
}

/** Counted from 1 in the order in which they are given. */
export async function numberSteps(tx: Sql, ids: readonly number[]): Promise<void> {
  const stepNumber = raw`array_position(${`{${ids.join()}}`}::int[], ${planSteps.id})`
  await tx
    .update(planSteps)
    .set({ stepNumber })
    .where(inArray(planSteps.id, [...ids]))
}

export async function removeStep(tx: Sql, id: number): Promise<void> {
  await tx.delete(planSteps).where(eq(planSteps.id, id))
}

export async function removePlan(sql: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await sql.delete(skillPlans).where(own(userId, id)).returning({ id: skillPlans.id })
  return removed.length > 0
}
