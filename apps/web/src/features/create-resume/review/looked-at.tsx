import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Tick } from '../../../ui/tick.tsx'
import * as texts from '../texts.tsx'
import styles from './check.module.css'

type LookedAtProps = { looked: number; of: number; canAccept: boolean; onAcceptAll: () => void }

const mostStitches = 24

/** How much has been looked at, and the way to be done with it. */
export function LookedAt({ looked, of, canAccept, onAcceptAll }: LookedAtProps) {
  if (of === 0)
    return (
      <p className={styles.clear}>
        <Tick />
        {texts.allClear}
      </p>
    )
  const stitches = Math.min(of, mostStitches)
  const done = Math.floor((stitches * looked) / of)
  return (
    <div className={styles.progress}>
      <p role="status">{texts.lookedAt(<b>{texts.share(looked, of)}</b>)}</p>
      <span className={styles.stitches} aria-hidden="true">
        {Array.from({ length: stitches }, (_, at) => at).map((at) => (
          <i key={at} className={classNames(at < done && styles.stitched)} />
        ))}
      </span>
      <Button variant="quiet" size="sm" disabled={!canAccept} onClick={onAcceptAll}>
        {texts.acceptAll}
      </Button>
    </div>
  )
}
