import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelMutation, type Subscription } from '../../lib/billing.ts'
import { lastDay } from '../../lib/billing-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import * as texts from './texts/subscription.tsx'

type CancelDialogProps = { subscription: Subscription; onClose: () => void }

/** The second of the two clicks. It says what stays. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const cancel = useMutation(cancelMutation())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.cancelQuestion}
      description={<WhatStays subscription={subscription} />}
      actions={
        <>
          <Button variant="line" autoFocus onClick={onClose}>
            {texts.keepPro}
          </Button>
          <Button
            variant="danger-fill"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(reason || null, { onSuccess: onClose })}
          >
            {texts.cancelPro}
          </Button>
        </>
      }
    >
      <SelectField label={texts.cancelWhy} optional value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">{texts.cancelReason}</option>
        {texts.cancelReasons.map((words) => (
          <option key={words}>{words}</option>
        ))}
      </SelectField>
    </Dialog>
  )
}

function WhatStays({ subscription }: Pick<CancelDialogProps, 'subscription'>) {
  return subscription.isPastDue ? texts.endsAtOnce : texts.keepUntil(<b>{lastDay(subscription)}</b>)
}
