import { Button } from './button.tsx'
import styles from './load-problem.module.css'
import { Note } from './note.tsx'
import * as texts from './texts/parts.ts'

type Problem = { words: string; isBusy: boolean; tryAgain: () => void }

/** What did not come, and a way to ask for it again. */
export function LoadProblem({ title, problem }: { title: string; problem: Problem | null }) {
  if (!problem) return null
  return (
    <Note tone="danger" role="alert" title={title} className={styles.problem}>
      {problem.words}{' '}
      <Button variant="line" size="sm" busy={problem.isBusy} onClick={problem.tryAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}
