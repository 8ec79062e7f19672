import type { ReactNode } from 'react'
import styles from './caption.module.css'

/** Says what stands below it in a picture of the product. */
export function Caption({ children }: { children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>
}
