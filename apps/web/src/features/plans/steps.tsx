import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { addStepMutation, type DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './plans.module.css'
import { Step } from './step.tsx'
import { newStep, type StepDraft, StepForm } from './step-form.tsx'
import * as texts from './texts.tsx'

/** The steps, sewn together; the one in hand is framed. */
export function Steps({ plan }: { plan: DevelopmentPlan }) {
  const done = plan.steps.filter(({ completedAt }) => completedAt !== null).length
  const current = plan.steps.find(({ completedAt }) => completedAt === null)
  return (
    <Card
      title={texts.steps}
      actions={
        plan.steps.length > 0 && <span className={styles.small}>{texts.stepsDone(done, plan.steps.length)}</span>
      }
      padded={false}
    >
      {plan.steps.length === 0 && <p className={styles.none}>{texts.noSteps}</p>}
      <ol className={styles.steps}>
        {plan.steps.map((step, at) => (
          <Step
            key={step.id}
            step={step}
            isCurrent={step === current}
            isFirst={at === 0}
            isLast={at === plan.steps.length - 1}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <AddStep planId={plan.id} />
      </div>
    </Card>
  )
}

function AddStep({ planId }: { planId: number }) {
  const [draft, setDraft] = useKept<StepDraft | null>(`plan_${planId}_new`, null)
  const add = useMutation(addStepMutation())
  if (!draft) {
    return (
      <Button variant="quiet" onClick={() => setDraft(newStep)}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.addStep}
      </Button>
    )
  }
  return (
    <StepForm
      label={texts.addStep}
      draft={draft}
      onChange={setDraft}
      onSave={(input) => add.mutate({ planId, input }, { onSuccess: () => setDraft(null) })}
      onLeave={() => setDraft(null)}
      busy={add.isPending}
    />
  )
}
