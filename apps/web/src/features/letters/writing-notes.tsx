import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { RequestError } from '../../lib/graphql/request.ts'
import { paths } from '../../lib/paths.ts'
import type { Allowance } from '../../lib/use-allowance.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import css from './letter.module.css'

/** What is used up, when it begins again, and what can be done meanwhile. */
export function LimitNote({ allowance, what }: { allowance: Allowance; what: 'letters' | 'resumes' }) {
  const { used, limit, resets } = allowance
  const isLetters = what === 'letters'
  return (
    <Note
      tone="warn"
      className={css.limit}
      title={`${used} of ${limit} ${isLetters ? 'letters written' : 'resumes tailored'} this month.`}
    >
      {isLetters
        ? 'You can still edit, copy and download all of them, and write each again.'
        : 'You can still write letters for the resumes you have tailored.'}{' '}
      {resets && `${isLetters ? 'New letters start' : 'Tailoring starts'} again on ${resets}.`}
      <ButtonLink variant="line" size="sm" className={css.inNote} to={paths.plans()}>
        See Pro
      </ButtonLink>
    </Note>
  )
}

/** A limit is told above; anything else is told here, with the way to try again. */
export function WritingProblem({ problem, onAgain }: { problem: Error; onAgain: () => void }) {
  if (problem instanceof RequestError && problem.code === 'LIMIT_REACHED')
    return (
      <Note tone="warn" role="alert">
        {problem.serverMessage}
        <ButtonLink variant="line" size="sm" className={css.inNote} to={paths.plans()}>
          See Pro
        </ButtonLink>
      </Note>
    )
  return (
    <Note tone="danger" role="alert" title="The letter could not be written. Nothing was counted.">
      {plainMessage(problem, 'An error occurred.')}
      <Button variant="line" size="sm" className={css.inNote} onClick={onAgain}>
        Try again
      </Button>
    </Note>
  )
}

/** What the person should know, or could add, before it goes out. */
export function Stronger({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Note title="Before you send it">
      <ul className={css.stronger}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Note>
  )
}
