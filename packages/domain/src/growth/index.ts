export { type Wants, wantsOf } from './asked.ts'
export { type DevelopmentPlan, developmentPlan, type PlanWish } from './plan.ts'
export { type Recommendation, recommendSkills, type SavedJob } from './recommend.ts'
