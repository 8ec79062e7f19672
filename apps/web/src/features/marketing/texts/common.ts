import { featureName, type Plan } from '@bespeak/domain/billing/plans.ts'

// What the landing page and others say.

export const startOptimizing = 'Start Optimizing'
export const getStarted = 'Get Started'
/** One line a feature. */
export const monthlyLimits = ({ limits }: Plan): string[] =>
  limits.map(({ featureKey, limitValue }) => `${limitValue} ${featureName(featureKey).toLowerCase()} a month`)
