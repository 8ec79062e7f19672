import { paths } from '../../lib/paths.ts'
import { planProgress } from '../../lib/resumes/chain.ts'
import { UseBar } from '../../ui/progress.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import type { DashboardData, DashboardPlan, SkillTip } from './dashboard-query.ts'
import { FoldLine } from './fold-line.tsx'
import * as texts from './texts.tsx'

/** The plan that was worked on last, else a tip what to learn. */
export function Learning({ data: { plans, tip } }: { data: DashboardData }) {
  const [plan] = plans
    .filter(({ finishedAt }) => finishedAt === null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (plan) return <Plan plan={plan} />
  return tip && <Tip tip={tip} />
}

function Plan({ plan: { id, skill, steps } }: { plan: DashboardPlan }) {
  const { isTimed, done, all } = planProgress({ steps })
  const next = steps.find(({ completedAt }) => completedAt === null)
  return (
    <FoldLine title={texts.planFor(skill.name)} summary={next ? texts.nextStep(next.description) : texts.noSteps}>
      {all === 0 ? (
        <p className={styles.quiet}>{texts.noSteps}</p>
      ) : (
        <UseBar label={isTimed ? texts.hours : texts.steps} used={done} limit={all} />
      )}
      {next && <p className={styles.after}>{texts.nextStep(next.description)}</p>}
      <TextLink to={paths.developmentPlan(id)}>{texts.openPlan}</TextLink>
    </FoldLine>
  )
}

const Tip = ({ tip: { skill, reason } }: { tip: SkillTip }) => (
  <FoldLine title={texts.worthLearning} summary={skill.name}>
    <p className={styles.name}>{skill.name}</p>
    <p className={styles.quiet}>{reason}</p>
    <p className={styles.links}>
      <TextLink to={paths.createDevelopmentPlan({ skill: skill.name })}>{texts.makePlan}</TextLink>
      <TextLink to={paths.skills()}>{texts.yourSkills}</TextLink>
    </p>
  </FoldLine>
)
