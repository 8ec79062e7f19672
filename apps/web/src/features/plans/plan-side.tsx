import { planProgress } from '../../lib/resumes/chain.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { UseBar } from '../../ui/progress.tsx'
import { Pace } from './pace.tsx'
import styles from './plans.module.css'
import * as texts from './texts.tsx'

type PlanSideProps = { plan: DevelopmentPlan; closesOn: string | null }

export function PlanSide({ plan, closesOn }: PlanSideProps) {
  const { isTimed, done, all } = planProgress(plan)
  return (
    <aside className={styles.side}>
      {plan.finishedAt === null && isTimed && <Pace plan={plan} closesOn={closesOn} />}
      {plan.finishedAt === null && plan.steps.length > 0 && !isTimed && (
        <Card>
          <p className={styles.small}>{texts.addHours}</p>
        </Card>
      )}
      {all > 0 && (
        <Card>
          <UseBar label={isTimed ? texts.progress : texts.progressInSteps} used={done} limit={all} />
          <p className={classNames(styles.small, styles.below)}>{texts.progressMeaning}</p>
        </Card>
      )}
      {plan.conditions.length > 0 && (
        <Card title={texts.whatItTakes}>
          <ul className={styles.conditions}>
            {plan.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.cannotGive}>
        <p className={styles.small}>{texts.cannotGiveYears}</p>
      </Card>
    </aside>
  )
}
