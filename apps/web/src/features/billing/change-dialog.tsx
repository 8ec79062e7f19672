import type { Plan } from '@bespeak/domain/billing/plans.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { changePlanMutation, type PlanChangePreview, planChangeQuery } from '../../lib/billing.ts'
import { day, money } from '../../lib/billing-words.ts'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import * as texts from './texts/subscription.tsx'

type ChangeDialogProps = { plan: Plan; onClose: () => void }

/** What is paid now and later stands here before anything is changed; the button carries the sum. */
export function ChangeDialog({ plan, onClose }: ChangeDialogProps) {
  const { data, error, isPending } = useQuery(planChangeQuery(plan.id))
  const change = useMutation(changePlanMutation())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.changeQuestion(plan.name)}
      {...(data && { description: data.message })}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepMyPlan}
          </Button>
          <Button
            disabled={!data}
            busy={change.isPending}
            onClick={() => change.mutate(plan.id, { onSuccess: onClose })}
          >
            {data && data.dueNow > 0 ? texts.pay(money(data.dueNow, data.currency)) : texts.changePlan}
          </Button>
        </>
      }
    >
      {isPending && <Skeleton lines={2} label={texts.workingOut} />}
      {error && (
        <Note tone="danger" role="alert">
          {plainMessage(error, texts.notWorkedOut)}
        </Note>
      )}
      {data && <Difference preview={data} />}
    </Dialog>
  )
}

function Difference({ preview: { dueNow, nextCharge, nextChargeAt, currency } }: { preview: PlanChangePreview }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.today}</dt>
        <dd>{money(dueNow, currency)}</dd>
      </div>
      {nextChargeAt && (
        <div>
          <dt>{texts.nextPayment}</dt>
          <dd>
            {day(nextChargeAt)}, {money(nextCharge, currency)}
          </dd>
        </div>
      )}
    </dl>
  )
}
