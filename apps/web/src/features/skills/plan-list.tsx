import { levelWord } from '@bespeak/domain/growth/levels.ts'
import { dayOf, dayWords } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { hoursOf } from '../../lib/resumes/chain.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UseBar } from '../../ui/progress.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './skills.module.css'

/** What is being learned stands before what is done. */
export function PlanList({ plans }: { plans: readonly DevelopmentPlan[] }) {
  const ordered = plans.toSorted((a, b) => Number(a.finishedAt !== null) - Number(b.finishedAt !== null))
  return (
    <Card
      title="Your plans"
      actions={
        <ButtonLink variant="line" size="sm" to={paths.createDevelopmentPlan()}>
          New plan
        </ButtonLink>
      }
    >
      {plans.length === 0 && (
        <p className={styles.quiet}>
          A plan takes a skill from where you are to where a job wants you: steps, hours, and what proves each one.
        </p>
      )}
      <ul className={styles.plans}>
        {ordered.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Card>
  )
}

function PlanRow({ plan }: { plan: DevelopmentPlan }) {
  const { done, all } = hoursOf(plan)
  return (
    <li>
      <div className={styles.planName}>
        <TextLink to={paths.developmentPlan(plan.id)}>{plan.skill.name}</TextLink>
        <p className={styles.faint}>
          {levelWord(plan.currentProficiencyLevel)} to {levelWord(plan.targetProficiencyLevel).toLowerCase()}
          {plan.finishedAt === null && <>, done by {dayWords(plan.endsOn, dayOf(new Date()))}</>}
        </p>
      </div>
      {plan.finishedAt === null ? (
        <UseBar label="Hours" used={done} limit={all} className={styles.planHours} />
      ) : (
        <Badge tone="fit">Done</Badge>
      )}
    </li>
  )
}
