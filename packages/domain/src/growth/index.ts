export { type AskingJob, type Gap, type GapQuestion, rankGaps, type SavedJob } from './gaps.ts'
export { type DevelopmentPlan, developmentPlan, type PlanResource, type PlanStep, type PlanWish } from './plan.ts'
export { type Recommendation, recommendSkills } from './recommend.ts'
export type { ResourceType } from './steps.ts'
