export const featureKeys = [
  'resume_tailoring',
  'job_match_analysis',
  'cover_letter',
  'interview_guide',
  'resume_optimization',
] as const

export type FeatureKey = (typeof featureKeys)[number]
type Frequency = 'none' | 'month' | 'year'
type ResetPeriod = 'none' | 'month'
export type PlanId = 1 | 2 | 3

export type PlanFeature = {
  readonly id: number
  readonly key: FeatureKey
  readonly name: string
  readonly description: string
  readonly isHighlighted: boolean
}

export type PlanLimit = {
  readonly id: number
  readonly featureKey: FeatureKey
  /** `null`: unlimited. */
  readonly limitValue: number | null
  readonly resetPeriod: ResetPeriod
  readonly description: string
}

export type Plan = {
  readonly id: PlanId
  readonly name: string
  readonly description: string
  readonly price: number
  readonly currency: 'USD'
  readonly frequency: Frequency
  readonly isActive: boolean
  readonly trialDays: number
  readonly features: readonly PlanFeature[]
  readonly limits: readonly PlanLimit[]
}

export const planFeatures: readonly PlanFeature[] = [
  {
    id: 1,
    key: 'resume_tailoring',
    name: 'Tailored resumes',
    description: 'A resume tailored to one job ad, with the source and reason of every change.',
    isHighlighted: true,
  },
  {
    id: 2,
    key: 'job_match_analysis',
    name: 'Match analyses',
    description: 'How a resume fits a job, requirement by requirement, with a score you can add up.',
    isHighlighted: true,
  },
  {
    id: 3,
    key: 'cover_letter',
    name: 'Cover letters',
    description: 'A letter in one of four styles, written from the lines of your resume.',
    isHighlighted: true,
  },
  {
    id: 4,
    key: 'interview_guide',
    name: 'Interview guides',
    description: 'Likely questions, each with an answer outline made of what you did.',
    isHighlighted: true,
  },
  {
    id: 5,
    key: 'resume_optimization',
    name: 'Optimized versions',
    description: 'A clearer version of a resume, not tied to one job.',
    isHighlighted: false,
  },
]

/** What no plan limits. */
export const neverLimited = ['resumes', 'versions', 'job descriptions', 'downloads', 'export', 'delete'] as const

const unlimited: Readonly<Record<FeatureKey, null>> = {
  resume_tailoring: null,
  job_match_analysis: null,
  cover_letter: null,
  interview_guide: null,
  resume_optimization: null,
}

export const freePlan: Plan = {
  id: 1,
  name: 'Free',
  description: 'Enough for a few careful applications a month.',
  price: 0,
  currency: 'USD',
  frequency: 'none',
  isActive: true,
  trialDays: 0,
  features: planFeatures,
  limits: limitsOf(1, {
    resume_tailoring: 5,
    job_match_analysis: 20,
    cover_letter: 5,
    interview_guide: 2,
    resume_optimization: 5,
  }),
}

export const proMonthlyPlan: Plan = {
  id: 2,
  name: 'Pro monthly',
  description: 'For the months in which you apply a lot.',
  price: 12,
  currency: 'USD',
  frequency: 'month',
  isActive: true,
  trialDays: 14,
  features: planFeatures,
  limits: limitsOf(2, unlimited),
}

export const proYearlyPlan: Plan = {
  id: 3,
  name: 'Pro yearly',
  description: 'The same as Pro monthly, for a whole year at a time.',
  price: 96,
  currency: 'USD',
  frequency: 'year',
  isActive: true,
  trialDays: 14,
  features: planFeatures,
  limits: limitsOf(3, unlimited),
}

export const plans: readonly Plan[] = [freePlan, proMonthlyPlan, proYearlyPlan]

export const plansById: Readonly<Record<PlanId, Plan>> = { 1: freePlan, 2: proMonthlyPlan, 3: proYearlyPlan }

export function planById(id: number): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null
}

/** Ids depend on plan and feature alone, so that a feature added later renumbers nothing. */
function limitsOf(planId: PlanId, values: Readonly<Record<FeatureKey, number | null>>): readonly PlanLimit[] {
  return planFeatures.map((feature) => {
    const limitValue = values[feature.key]
    return {
      id: planId * 100 + feature.id,
      featureKey: feature.key,
      limitValue,
      resetPeriod: limitValue === null ? 'none' : 'month',
      description: limitValue === null ? 'Unlimited' : `${limitValue} a month`,
    }
  })
}

export const featureName = (featureKey: string): string =>
  planFeatures.find(({ key }) => key === featureKey)?.name ?? featureKey
