import { useProgress } from '../../lib/live/use-progress.ts'
import { waitsBehind } from '../../lib/texts/common.ts'
import { Stitches } from '../../ui/progress.tsx'
import * as texts from './texts.tsx'

const steps = Object.keys(texts.steps)

export function TailorProgress({ isTailoring }: { isTailoring: boolean }) {
  const { at, ahead } = useProgress('tailorResume', steps, isTailoring)
  if (!isTailoring) return null
  const text = ahead === null ? (texts.steps[steps[at] ?? ''] ?? '') : waitsBehind(ahead)
  return <Stitches label={texts.tailoring} step={at + 1} of={steps.length} text={text} />
}
