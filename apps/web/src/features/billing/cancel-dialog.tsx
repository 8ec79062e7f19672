import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelMutation, type Subscription } from '../../lib/billing.ts'
import { lastDay } from '../../lib/billing-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'

const reasons = [
  'I found a job',
  'I am not applying at the moment',
  'Free is enough for me',
  'It costs too much',
  'Something is missing or does not work',
]

type CancelDialogProps = { subscription: Subscription; onClose: () => void }

/** The second of the two clicks. It says what stays. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const cancel = useMutation(cancelMutation())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancel Pro?"
      description={<WhatStays subscription={subscription} />}
      actions={
        <>
          <Button variant="line" autoFocus onClick={onClose}>
            Keep Pro
          </Button>
          <Button
            variant="danger-fill"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(reason || null, { onSuccess: onClose })}
          >
            Cancel Pro
          </Button>
        </>
      }
    >
      <SelectField label="Why?" optional value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">Choose a reason, or leave it</option>
        {reasons.map((words) => (
          <option key={words}>{words}</option>
        ))}
      </SelectField>
    </Dialog>
  )
}

function WhatStays({ subscription }: Pick<CancelDialogProps, 'subscription'>) {
  if (subscription.isPastDue)
    return 'Your last payment did not go through, so Pro ends at once and nothing more is charged. Nothing you made is deleted.'
  return (
    <>
      You keep Pro until <b>{lastDay(subscription)}</b>, which is paid. Then you are on Free. Nothing you made is
      deleted, and no fee is due.
    </>
  )
}
