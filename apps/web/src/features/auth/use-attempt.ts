import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast.ts'
import { type Answer, isUnauthorizedClient, type Refusal } from './answer.ts'

export interface Problem {
  title: string
  message: string
}

interface ProblemWords {
  /** The title when the server said no. */
  refused: string
  /** The title when something broke on the way. */
  thrown: string
  fallback: string
}

/** Submits a form's values; what goes wrong is told in a toast, and kept for the form to show. */
export function useAttempt(words: ProblemWords) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const navigate = useNavigate()
  const told = useRef<ReturnType<typeof toast> | null>(null)

  const tell = (title: string, message: string) => {
    setProblem({ title, message })
    told.current = toast({ title, description: message, variant: 'destructive' })
  }

  /** With each submit: what the last one met is no longer so. */
  const forgetProblem = () => {
    setProblem(null)
    told.current?.dismiss()
  }

  const attempt = async <Given extends object>(
    act: () => Promise<Answer<Given>>,
    onRefused?: (refusal: Refusal) => void,
  ): Promise<Given | null> => {
    forgetProblem()
    try {
      const answer = await act()
      if (answer.success) return answer
      tell(words.refused, answer.message)
      onRefused?.(answer)
    } catch (thrown) {
      tell(words.thrown, plainMessage(thrown, words.fallback))
      if (isUnauthorizedClient(thrown)) navigate(paths.unauthorizedClient())
    }
    return null
  }

  return { problem, attempt, forgetProblem }
}
