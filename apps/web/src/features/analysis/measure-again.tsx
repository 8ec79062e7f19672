import { useId } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import * as texts from './texts.tsx'
import { useMeasureAgain } from './use-measure-again.ts'

/** It is an analysis like any other, and says before that it is counted as one. */
export function MeasureAgain({ analysis }: { analysis: Analysis }) {
  const { measure, isPending, problem } = useMeasureAgain(analysis)
  const meter = useMeter('job_match_analysis', problem)
  const cost = useId()
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} aria-describedby={meter ? cost : undefined} onClick={measure}>
        {texts.measureAgain}
      </Button>{' '}
      {meter && (
        <span id={cost}>{meter.standing === 'spent' ? `${meter.news} ${meter.again}` : texts.usesOne(meter)}</span>
      )}
    </>
  )
}
