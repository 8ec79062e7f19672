import { Spinner } from '../ui/spinner.tsx'
import styles from './page-loading.module.css'

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading" />
    </div>
  )
}
