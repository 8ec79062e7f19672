import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { dismissRecommendationMutation, type SkillRecommendation } from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Demand } from '../../ui/level.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { HaveThis } from './have-this.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type WorthHavingProps = {
  recommended: readonly SkillRecommendation[]
  plans: readonly DevelopmentPlan[]
  savedJobs: number
}

/** What the saved jobs ask for and the person does not show. */
export function WorthHaving({ recommended, plans, savedJobs }: WorthHavingProps) {
  const place = useRef<HTMLElement>(null)
  return (
    <Card ref={place} title={texts.worthHaving}>
      {savedJobs === 0 && (
        <p className={styles.quiet}>{texts.saveAJobFirst(<TextLink to={paths.jobs()}>{texts.saveAJob}</TextLink>)}</p>
      )}
      {savedJobs > 0 && recommended.length === 0 && <p className={styles.quiet}>{texts.nothingAsked}</p>}
      <ul className={styles.worth}>
        {recommended.map((it) => (
          <Recommendation
            key={it.id}
            recommendation={it}
            plan={plans.find(({ skillId }) => skillId === it.skillId)}
            onGone={() => takeLostFocus(place.current)}
          />
        ))}
      </ul>
    </Card>
  )
}

type RecommendationProps = {
  recommendation: SkillRecommendation
  plan: DevelopmentPlan | undefined
  onGone: () => void
}

function Recommendation({ recommendation, plan, onGone }: RecommendationProps) {
  const { id, skill, reason, jobDescriptionIds, ofJobs } = recommendation
  const [isTold, setTold] = useKept(`have_${skill.id}`, false)
  const dismiss = useMutation(dismissRecommendationMutation())
  const [job] = jobDescriptionIds.map(String)
  const asked = { skill: skill.name, ...(job !== undefined && { job }) }
  const way = plan ? paths.developmentPlan(plan.id) : paths.createDevelopmentPlan(asked)
  return (
    <li>
      <div className={styles.advice}>
        <p className={styles.adviceName}>
          <b>{skill.name}</b>
          <Demand jobs={jobDescriptionIds.length} of={ofJobs} />
        </p>
        <p className={styles.quiet}>{reason}</p>
        {skill.description && <p className={styles.faint}>{skill.description}</p>}
      </div>
      <div className={styles.buttons}>
        <ButtonLink
          variant="line"
          size="sm"
          to={way}
          aria-label={plan ? texts.openPlanFor(skill.name) : texts.planSkill(skill.name)}
        >
          {plan ? texts.openPlan : texts.planIt}
        </ButtonLink>
        <Button
          variant="line"
          size="sm"
          aria-expanded={isTold}
          aria-label={texts.haveThisSkill(skill.name)}
          onClick={() => setTold(!isTold)}
        >
          {texts.haveThis}
        </Button>
        <IconButton
          label={texts.doNotSuggest(skill.name)}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate(id, { onSuccess: onGone })}
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {isTold && (
        <HaveThis
          skill={skill}
          onDone={() => {
            setTold(false)
            onGone()
          }}
          onLeave={() => setTold(false)}
        />
      )}
    </li>
  )
}
