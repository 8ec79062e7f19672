import { useProgress } from '../../lib/live/use-progress.ts'
import { waitsBehind } from '../../lib/texts/common.ts'
import { Stitches } from '../../ui/progress.tsx'
import * as texts from './texts.tsx'

const words: Record<string, string> = texts.steps
const steps = Object.keys(words)

export function GuideProgress({ isWorking }: { isWorking: boolean }) {
  const { at, ahead } = useProgress('createInterviewGuide', steps, isWorking)
  if (!isWorking) return null
  const text = ahead === null ? (words[steps[at] ?? ''] ?? '') : waitsBehind(ahead)
  return <Stitches label={texts.makingGuide} step={at + 1} of={steps.length} text={text} />
}
