import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'

export type Answers = ReturnType<typeof useAnswers>

const longestRequirement = 500

/** What is typed as answers to the questions, each under what it is asked about, until it is kept. */
export function useAnswers() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync: save, isPending: isKeeping, variables } = useMutation(saveFactMutation())
  const type = (requirement: string, answer: string) => setTyped((before) => new Map(before).set(requirement, answer))

  async function keep(requirement: string): Promise<boolean> {
    const statement = typed.get(requirement)?.trim() ?? ''
    if (statement === '') return true
    const isKept = await save({ statement, requirement: requirement.slice(0, longestRequirement) }).then(
      () => true,
      () => false,
    )
    if (isKept) type(requirement, '')
    return isKept
  }

  /** Whoever tailors means what they have just typed. One after the other, until one cannot be kept. */
  async function keepAll(): Promise<boolean> {
    for (const requirement of typed.keys()) if (!(await keep(requirement))) return false
    return true
  }

  const isKept = (requirement: string) =>
    isKeeping && variables.requirement === requirement.slice(0, longestRequirement)
  return { typed, type, keep, keepAll, isKeeping, isKept }
}
