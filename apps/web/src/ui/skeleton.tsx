import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonProps = { lines?: number; label?: string; className?: string | undefined }

/** The place of words that are still coming. Nothing is seen in the first 300 ms, so that quick answers do not flicker. */
export function Skeleton({ lines = 4, label = 'Loading', className }: SkeletonProps) {
  return (
    <div role="status" className={classNames(styles.skeleton, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
