import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tick } from '../../../ui/tick.tsx'
import styles from './check.module.css'
import type { Item } from './use-check.ts'
import { cardId } from './use-keys.ts'

type CheckCardProps = {
  item: Item
  isInHand: boolean
  /** Why it is here. */
  reason: string
  onTake: () => void
  children: ReactNode
}

/** Something to look at. A press anywhere on it takes it in hand. */
export function CheckCard({ item, isInHand, reason, onTake, children }: CheckCardProps) {
  const id = cardId(item.key)
  return (
    <li>
      <fieldset
        id={id}
        data-check={item.key}
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        className={classNames(
          styles.card,
          item.isUnplaced && styles.unplaced,
          isInHand && styles.inHand,
          item.isLooked && styles.looked,
        )}
        onFocus={onTake}
      >
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {item.isLooked ? <Tick size={14} strokeWidth={2} /> : item.mark}
          </span>
          <h2 id={`${id}-name`} className={styles.name}>
            <button type="button" className={styles.take} onClick={onTake}>
              {item.name}
            </button>
          </h2>
          <span className={styles.reason}>{reason}</span>
        </div>
        {children}
      </fieldset>
    </li>
  )
}
