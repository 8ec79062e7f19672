import type { UseQueryResult } from '@tanstack/react-query'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './billing.module.css'

/** One of them speaks for all: most often the connection is gone. */
export function LoadingProblem({ title, queries }: { title: string; queries: UseQueryResult[] }) {
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
