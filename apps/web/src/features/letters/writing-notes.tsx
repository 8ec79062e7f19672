import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import css from './letter.module.css'
import * as texts from './texts.tsx'

/** A limit is told in the notes of the page; anything else is told here, with the way to try again. */
export function WritingProblem({ problem, onAgain }: { problem: Error; onAgain: () => void }) {
  return (
    <Note tone="danger" role="alert" title={texts.writingFailed}>
      {plainMessage(problem, texts.errorOccurred)}
      <Button variant="line" size="sm" className={css.inNote} onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

/** What the person should know, or could add, before it goes out. */
export function Stronger({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Note title={texts.beforeYouSend}>
      <ul className={css.stronger}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Note>
  )
}
