import { Spinner } from '../ui/spinner.tsx'
import styles from './page-loading.module.css'
import * as texts from './texts/frame.ts'

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label={texts.loading} />
    </div>
  )
}
