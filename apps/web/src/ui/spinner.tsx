import { classNames } from './class-names.ts'
import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Five stitches in a ring, turning. Decoration only: the words beside it say what is going on. */
export function StitchRing({ size = 16 }: { size?: number }) {
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeDasharray="5.6 4.454"
      aria-hidden="true"
    >
      <circle cx={10} cy={10} r={8} />
    </svg>
  )
}

type SpinnerProps = { label: string; size?: number; className?: string | undefined }

export function Spinner({ label, size = 28, className }: SpinnerProps) {
  return (
    <span role="status" className={classNames(styles.spinner, className)}>
      <StitchRing size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
