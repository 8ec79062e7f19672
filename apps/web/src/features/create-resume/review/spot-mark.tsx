import { classNames } from '../../../ui/class-names.ts'
import { Tick } from '../../../ui/tick.tsx'
import styles from './source.module.css'
import type { Spot } from './spots.ts'

type SpotMarkProps = { spot: Spot; isInHand: boolean; onSpot: (key: string) => void }

/** The number of something to look at, where it stands. A press goes to it; the Tab key goes to the cards themselves. */
export function SpotMark({ spot: { key, mark, name, isUnplaced, isLooked }, isInHand, onSpot }: SpotMarkProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.spotMark, isUnplaced && styles.isUnplaced, isLooked && styles.isLooked)}
      aria-label={isUnplaced ? name : `${mark}, ${name}`}
      aria-current={isInHand || undefined}
      onClick={() => onSpot(key)}
    >
      {isLooked ? <Tick size={12} strokeWidth={2.5} /> : mark}
    </button>
  )
}
