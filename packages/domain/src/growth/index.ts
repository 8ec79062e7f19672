export { rankGaps, type SavedJob, type Wants, wantsOf } from './gaps.ts'
export { type DevelopmentPlan, developmentPlan, type PlanWish } from './plan.ts'
export { planTexts } from './plan-texts.ts'
export { recommendSkills } from './recommend.ts'
