import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './load-problem.module.css'

type LoadProblemProps = {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Something did not come; what was there before stays on the page. */
export function LoadProblem({ title, query: { error, isFetching, refetch } }: LoadProblemProps) {
  return (
    <Note tone="danger" role="alert" title={title} className={styles.problem}>
      {plainMessage(error, 'An error occurred.')}
      <Button variant="line" size="sm" className={styles.again} busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Note>
  )
}
