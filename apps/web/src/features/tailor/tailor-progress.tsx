import { useState } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
import { Stitches } from '../../ui/progress.tsx'

const words: Record<string, string> = {
  reading: 'Reading your resume and the advertisement',
  comparing: 'Comparing what is asked with what you wrote',
  writing: 'Writing, from your own lines',
  checking: 'Checking every line against its source',
}
const steps = Object.keys(words)

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
  return <Stitches label="Tailoring" step={step} of={steps.length} text={words[steps[step - 1] ?? ''] ?? ''} />
}
