import { plainMessage } from '../lib/graphql/plain-message.ts'
import { Button } from './button.tsx'
import styles from './load-problem.module.css'
import { Note } from './note.tsx'

type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown }

/** What of these did not come can be asked for again. One of them speaks for all: most often the connection is gone. */
export function LoadProblem({ title, queries }: { title: string; queries: readonly Asked[] }) {
  const failed = queries.filter(({ error }) => error)
  if (failed.length === 0) return null
  return (
    <Note tone="danger" role="alert" title={title} className={styles.problem}>
      {plainMessage(failed[0]?.error, 'An error occurred.')}{' '}
      <Button
        variant="line"
        size="sm"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const { refetch } of failed) void refetch()
        }}
      >
        Try again
      </Button>
    </Note>
  )
}
