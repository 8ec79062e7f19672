import { useProgress } from '../../lib/live/use-progress.ts'
import { waitsBehind } from '../../lib/texts/common.ts'
import { Card } from '../../ui/card.tsx'
import { Stitches } from '../../ui/progress.tsx'
import { StitchRing } from '../../ui/spinner.tsx'
import { Tick } from '../../ui/tick.tsx'
import css from './letter.module.css'
import { SheetToCome } from './sheet/empty-sheet.tsx'
import * as texts from './texts.tsx'

export type Work = keyof typeof texts.works

/** How far the work is, as the server tells it. It goes on without this page. */
export function LetterProgress({ work }: { work: Work }) {
  const { label, steps } = texts.works[work]
  const names = Object.keys(steps)
  const { at, ahead } = useProgress(work, names, true)
  const text = ahead === null ? texts.canLeave : `${waitsBehind(ahead)} ${texts.canLeave}`
  return (
    <>
      <Card className={css.progress}>
        <Stitches label={label} step={at + 1} of={names.length} text={text} />
        <ol className={css.steps}>
          {Object.values(steps).map((words, index) => (
            <li key={words} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
              {index < at && <Tick size={16} />}
              {index === at && <StitchRing />}
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </Card>
      <SheetToCome />
    </>
  )
}
