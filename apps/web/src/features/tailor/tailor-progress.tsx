import { useState } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
import { Stitches } from '../../ui/progress.tsx'
import * as texts from './texts.tsx'

const steps = Object.keys(texts.steps)

/** How far tailoring is, as the server tells it. Listens before it begins: the first steps are told at once. */
export function TailorProgress({ isTailoring }: { isTailoring: boolean }) {
  const [step, setStep] = useState(1)
  useLiveEvents(
    ({ event, data }) => {
      if (event !== 'progress' || data.operation !== 'tailorResume') return
      const at = steps.indexOf(String(data.step))
      if (at >= 0) setStep(at + 1)
    },
    { whileHidden: isTailoring },
  )
  // The next one begins anew, whatever was told last.
  if (!isTailoring && step > 1) setStep(1)
  if (!isTailoring) return null
  return (
    <Stitches label={texts.tailoring} step={step} of={steps.length} text={texts.steps[steps[step - 1] ?? ''] ?? ''} />
  )
}
