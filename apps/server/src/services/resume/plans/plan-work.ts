import { type DevelopmentPlan, developmentPlan, type PlanWish } from '@bespeak/domain/growth/index.ts'
import { allWays } from '@bespeak/domain/growth/ways.ts'

export const planFor = async (wish: PlanWish): Promise<DevelopmentPlan> => developmentPlan(wish, await allWays())
