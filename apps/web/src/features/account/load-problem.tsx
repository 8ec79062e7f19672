import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

type LoadProblemProps = {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Something did not come, and can be asked for again. */
export function LoadProblem({ title, query: { error, isFetching, refetch } }: LoadProblemProps) {
  return (
    <Note tone="danger" role="alert" title={title}>
      {plainMessage(error, 'An error occurred.')}{' '}
      <Button variant="line" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Note>
  )
}
