import { useState } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
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
  const [told, setTold] = useState({ work, at: 0 })
  useLiveEvents(
    ({ event, data }) => {
      const at = names.indexOf(String(data.step))
      if (event === 'progress' && data.operation === work && at >= 0) setTold({ work, at })
    },
    { whileHidden: true },
  )
  const at = told.work === work ? told.at : 0
  return (
    <>
      <Card className={css.progress}>
        <Stitches label={label} step={at + 1} of={names.length} text={texts.canLeave} />
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
