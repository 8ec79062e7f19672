import { levelWord } from '@bespeak/domain/growth/levels.ts'
import { dayOf, dayWords } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { planProgress } from '../../lib/resumes/chain.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UseBar } from '../../ui/progress.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

/** What is being learned stands before what is done. */
export function PlanList({ plans }: { plans: readonly DevelopmentPlan[] }) {
  const ordered = plans.toSorted((a, b) => Number(a.finishedAt !== null) - Number(b.finishedAt !== null))
  return (
    <Card
      title={texts.yourPlans}
      actions={
        <ButtonLink variant="line" size="sm" to={paths.createDevelopmentPlan()}>
          {texts.newPlan}
        </ButtonLink>
      }
    >
      {plans.length === 0 && <p className={styles.quiet}>{texts.plansLead}</p>}
      <ul className={styles.plans}>
        {ordered.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Card>
  )
}

function PlanRow({ plan }: { plan: DevelopmentPlan }) {
  const { isTimed, done, all } = planProgress(plan)
  return (
    <li>
      <div className={styles.planName}>
        <TextLink to={paths.developmentPlan(plan.id)}>{plan.skill.name}</TextLink>
        <p className={styles.faint}>
          {texts.fromTo(levelWord(plan.currentProficiencyLevel), levelWord(plan.targetProficiencyLevel).toLowerCase())}
          {plan.finishedAt === null && isTimed && <>{texts.doneBy(dayWords(plan.endsOn, dayOf(new Date())))}</>}
        </p>
      </div>
      {plan.finishedAt !== null && <Badge tone="fit">{texts.done}</Badge>}
      {plan.finishedAt === null && all === 0 && <p className={styles.faint}>{texts.noSteps}</p>}
      {plan.finishedAt === null && all > 0 && (
        <UseBar label={isTimed ? texts.hours : texts.steps} used={done} limit={all} className={styles.planHours} />
      )}
    </li>
  )
}
