import styles from './guide.module.css'

type ShareProps = { done: number; of: number; label: string; className?: string | undefined }

/** How much of a whole, on the tape's yellow. */
export function Share({ done, of, label, className = styles.share }: ShareProps) {
  return (
    <svg className={className} role="img" aria-label={label}>
      <rect className={styles.rest} width="100%" height="100%" />
      <rect className={styles.pulled} width={`${of === 0 ? 0 : Math.min(100, (done / of) * 100)}%`} height="100%" />
    </svg>
  )
}
