import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import * as texts from './texts/parts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonProps = {
  lines?: number
  label?: string
  /** As high as the window: what stands below is not seen until the page is there, and so not pushed away by it. */
  fills?: boolean
  className?: string | undefined
}

/** The place of words that are still coming. Nothing is seen in the first 300 ms, so that quick answers do not flicker. */
export function Skeleton({ lines = 4, label = texts.loading, fills = false, className }: SkeletonProps) {
  return (
    <div role="status" className={classNames(styles.skeleton, fills && styles.fills, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
