import { useState } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
import { Stitches } from '../../ui/progress.tsx'
import * as texts from './texts.tsx'

const words: Record<string, string> = texts.steps
const steps = Object.keys(words)

/** How far the guide is, as the server tells it. Listens before it begins: the first steps are told at once. */
export function GuideProgress({ isWorking }: { isWorking: boolean }) {
  const [step, setStep] = useState(1)
  useLiveEvents(
    ({ event, data }) => {
      if (event !== 'progress' || data.operation !== 'createInterviewGuide') return
      const at = steps.indexOf(String(data.step))
      if (at >= 0) setStep(at + 1)
    },
    { whileHidden: isWorking },
  )
  // The next one begins anew, whatever was told last.
  if (!isWorking && step > 1) setStep(1)
  if (!isWorking) return null
  return <Stitches label={texts.makingGuide} step={step} of={steps.length} text={words[steps[step - 1] ?? ''] ?? ''} />
}
