import { hoursOf } from '../../lib/resumes/chain.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { UseBar } from '../../ui/progress.tsx'
import { Pace } from './pace.tsx'
import styles from './plans.module.css'

type PlanSideProps = { plan: DevelopmentPlan; closesOn: string | null }

export function PlanSide({ plan, closesOn }: PlanSideProps) {
  const { done, all } = hoursOf(plan)
  return (
    <aside className={styles.side}>
      {plan.finishedAt === null && plan.steps.length > 0 && <Pace plan={plan} closesOn={closesOn} />}
      <Card>
        <UseBar label="Progress in hours" used={done} limit={all} />
        <p className={classNames(styles.small, styles.below)}>
          A step counts when you tick it. The score moves once the proof is in your resume, not before.
        </p>
      </Card>
      {plan.conditions.length > 0 && (
        <Card title="What it takes">
          <ul className={styles.conditions}>
            {plan.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="What a plan cannot give">
        <p className={styles.small}>
          Years. It takes you to something you can show; an ad that asks for long experience means having done it, and
          that comes only with time.
        </p>
      </Card>
    </aside>
  )
}
