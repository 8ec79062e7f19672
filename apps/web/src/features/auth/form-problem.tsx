import { Note } from '../../ui/note.tsx'
import type { Problem } from './use-attempt.ts'

export function FormProblem({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  return (
    <Note tone="danger" role="alert" title={`${problem.title}.`}>
      {problem.message}
    </Note>
  )
}
