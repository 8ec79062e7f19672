import type { ResumePorts } from '../ports.ts'

export const tailorSteps = ['reading', 'comparing', 'writing', 'checking'] as const
export const reportSteps = ['reading', 'comparing', 'checking', 'writing'] as const
export const guideSteps = ['reading', 'writing'] as const

export type TailorStep = (typeof tailorSteps)[number]
export type ReportStep = (typeof reportSteps)[number]
export type GuideStep = (typeof guideSteps)[number]

/** Each step as it begins, for the page that waits; in their order, though nothing waits for the telling. */
export function telling(
  { live }: Pick<ResumePorts, 'live'>,
  userId: number,
  operation: string,
  steps: readonly string[],
) {
  let told = Promise.resolve()
  function tell(step: string, done: number, ahead?: number): Promise<void> {
    const place = ahead === undefined ? {} : { ahead }
    told = told.then(() => live.progress(userId, { operation, step, done, total: steps.length, ...place }))
    return told
  }
  return {
    begin: (step: string, ahead?: number) => void tell(step, Math.max(0, steps.indexOf(step)), ahead),
    done: () => tell('done', steps.length),
  }
}
