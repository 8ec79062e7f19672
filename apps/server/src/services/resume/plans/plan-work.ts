import { type DevelopmentPlan, developmentPlan, type PlanWish, planTexts } from '@bespeak/domain/growth/index.ts'

export const planFor = async (wish: PlanWish): Promise<DevelopmentPlan> => developmentPlan(wish, await planTexts())
