import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { payMutation, refreshBilling, type TestOutcome } from '../../lib/billing.ts'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import * as texts from './texts/checkout.tsx'

export function usePaying(planId: number) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutateAsync, reset, data, error, variables, isPending } = useMutation(payMutation())
  // A second click may come before the button is drawn as busy.
  const isSent = useRef(false)

  async function pay(outcome: TestOutcome) {
    if (isSent.current) return
    isSent.current = true
    const end = await mutateAsync({ planId, outcome }).catch(() => null)
    isSent.current = false
    if (end && 'url' in end) window.location.assign(end.url)
    else if (end?.success) await navigate(paths.subscriptionSuccess(), { replace: true })
    // Earlier, this page would say for a moment that there is nothing to pay.
    if (end === null || 'success' in end) await refreshBilling(client)
  }

  const refusal = data && 'success' in data && !data.success ? data.message : null
  const isQuestion = variables?.outcome === 'needs_confirmation'
  return {
    pay: (outcome: TestOutcome) => void pay(outcome),
    /** What is typed anew was not declined. */
    forget: () => {
      if (!isPending) reset()
    },
    isPaying: isPending,
    declined: isQuestion ? null : refusal,
    asksToConfirm: isQuestion ? refusal : null,
    problem: error && plainMessage(error, texts.payProblem),
  }
}
