import { ArrowRight, CircleHelp, TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/tick.tsx'
import styles from './review.module.css'

type SummaryProps = { sure: number; doubtful: number; unplaced: number; onNext: () => void }

/** How much of what was read is sure, and the way to what is not. */
export function Summary({ sure, doubtful, unplaced, onNext }: SummaryProps) {
  return (
    <div className={styles.summary}>
      <span className={styles.sure}>
        <Tick />
        <b>{sure}</b> sure
      </span>
      <span className={styles.toCheck}>
        <TriangleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
        <b>{doubtful}</b> to check
      </span>
      <span className={styles.toPlace}>
        <CircleHelp size={18} strokeWidth={1.5} aria-hidden="true" />
        <b>{unplaced}</b> unplaced
      </span>
      {doubtful + unplaced > 0 && (
        <Button variant="quiet" size="sm" className={styles.next} onClick={onNext}>
          Next to check
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
