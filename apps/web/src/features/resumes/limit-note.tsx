import { RequestError } from '../../lib/graphql/request.ts'
import { paths } from '../../lib/paths.ts'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Where a plan's limit is reached, the way to the plans. Any other failure is told by its toast. */
export function LimitNote({ error }: { error: unknown }) {
  if (!(error instanceof RequestError) || error.code !== 'LIMIT_REACHED') return null
  return (
    <Note tone="warn" role="alert">
      {error.serverMessage} <TextLink to={paths.plans()}>See the plans</TextLink>
    </Note>
  )
}
