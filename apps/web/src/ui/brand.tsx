import styles from './brand.module.css'
import { classNames } from './class-names.ts'
import * as texts from './texts/parts.ts'

type BrandProps = { size?: number; className?: string | undefined }

/**
 * The mark with the name beside it. Both are outlines, so that they stand before any font has come, and these are in
 * index.html: there they come once, and no script carries them.
 */
export function Brand({ size = 26, className }: BrandProps) {
  return (
    <span role="img" aria-label={texts.bespeak} className={classNames(styles.brand, className)}>
      <Mark size={size} />
      <svg className={styles.word} height={size} width={(size * 107) / 32} viewBox="0 0 1070 320" aria-hidden="true">
        <use href="#brand-word" />
      </svg>
    </span>
  )
}

/** A label sewn on at its four corners. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.label} x="3" y="4.5" width="26" height="23" rx="1.5" />
      <use className={styles.letter} href="#brand-letter" transform="scale(0.1)" />
      <path className={styles.stitches} d="M1 2.5L5.5 7M31 2.5L26.5 7M1 29.5L5.5 25M31 29.5L26.5 25" />
    </svg>
  )
}
