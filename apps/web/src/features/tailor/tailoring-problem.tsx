import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { isLimit } from '../../lib/graphql/request-error.ts'
import { paths } from '../../lib/paths.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Note } from '../../ui/note.tsx'
import * as texts from './texts.tsx'

/**
 * Why nothing was made stays where it was asked for. What is used up is told before, and the button stays: the same
 * advertisement again finds its version, and costs nothing.
 */
export function TailoringProblem({ problem }: { problem: Error | null }) {
  const meter = useMeter('resume_tailoring', problem)
  return (
    <>
      <MeterLine meter={meter} />
      <LimitNote meter={meter} to={paths.usedUp()} />
      {problem && !isLimit(problem) && (
        <Note tone="danger" role="alert" title={texts.tailoringFailed}>
          {texts.typedIsKept(plainMessage(problem, texts.notTailored))}
        </Note>
      )}
    </>
  )
}
