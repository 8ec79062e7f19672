import type { DevelopmentPlan, PlanStep } from '../plans.ts'

export const someStep = (part: Partial<PlanStep> = {}): PlanStep => ({
  ...{ id: 11, stepNumber: 1, description: 'Read the introduction', estimatedTimeInHours: 3 },
  ...{ proof: 'Your notes, with the date.', completedAt: null, resources: [] },
  ...part,
})

/** From just starting to basic in Snowflake: the first of two steps is done. */
export const somePlan = (part: Partial<DevelopmentPlan> = {}): DevelopmentPlan => ({
  ...{ id: 5, skillId: 9, targetProficiencyLevel: 2, currentProficiencyLevel: 1, estimatedTimeToComplete: 8 },
  ...{ createdAt: '2026-11-02T09:00:00.000Z', updatedAt: '2026-11-12T09:00:00.000Z', hoursPerWeek: 4 },
  ...{ endsOn: '2026-11-16T00:00:00.000Z', conditions: [], finishedAt: null },
  skill: { id: 9, name: 'Snowflake', category: 'Databases', description: 'A data warehouse in the cloud.' },
  steps: [
    someStep({ completedAt: '2026-11-04T09:00:00.000Z' }),
    someStep({ id: 12, stepNumber: 2, description: 'Load one table of your own', estimatedTimeInHours: 5 }),
  ],
  ...part,
})
