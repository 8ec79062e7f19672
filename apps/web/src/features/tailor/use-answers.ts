import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import * as texts from './texts.tsx'

export type Answers = ReturnType<typeof useAnswers>

const longestRequirement = 500

/** What is typed as answers to the questions, each under what it is asked about, until it is kept. */
export function useAnswers() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  /** How many are kept, and not yet in a version. */
  const [waiting, setWaiting] = useState(0)
  /** How many were given on this visit, each yes and each no. */
  const [said, setSaid] = useState(0)
  const { mutateAsync: save, isPending: isKeeping, variables } = useMutation(saveFactMutation())
  const type = (requirement: string, answer: string) => setTyped((before) => new Map(before).set(requirement, answer))

  async function say(requirement: string, statement: string): Promise<boolean> {
    const isKept = await save({ statement, requirement: requirement.slice(0, longestRequirement) }).then(
      () => true,
      () => false,
    )
    if (!isKept) return false
    type(requirement, '')
    setSaid((before) => before + 1)
    return true
  }

  async function keep(requirement: string): Promise<boolean> {
    const statement = typed.get(requirement)?.trim() ?? ''
    if (statement === '') return true
    const isKept = await say(requirement, statement)
    if (isKept) setWaiting((before) => before + 1)
    return isKept
  }

  /** Whoever tailors means what they have just typed. One after the other, until one cannot be kept. */
  async function keepAll(): Promise<boolean> {
    for (const requirement of typed.keys()) if (!(await keep(requirement))) return false
    return true
  }

  return {
    typed,
    type,
    keep,
    keepAll,
    /** A no is an answer too. */
    deny: (requirement: string) => say(requirement, texts.no),
    isKeeping,
    isKept: (requirement: string) => isKeeping && variables.requirement === requirement.slice(0, longestRequirement),
    said,
    waiting,
    areUsed: () => setWaiting(0),
  }
}
