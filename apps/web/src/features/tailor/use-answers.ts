import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { useKept } from '../../lib/use-kept.ts'
import * as texts from './texts.tsx'

export type Answers = ReturnType<typeof useAnswers>

const longestRequirement = 500

interface Typed {
  answer: string
  /** The job that it was typed for. */
  job: string
}

const nothing: Record<string, Typed> = {}

/** Enough of an advertisement to know it again. */
function jobOf(advertisement: string): string {
  const text = advertisement.replace(/\s+/g, ' ').trim()
  return `${text.length} ${text.slice(0, 100)}`
}

/**
 * What is typed as answers to the questions, each under what it is asked about, until it is kept: over a reload too. An
 * answer that was typed for another job stays in its field, and is not sent with this one.
 */
export function useAnswers(resumeId: number, advertisement: string) {
  const [typed, setTyped] = useKept(`tailor_answers_${resumeId}`, nothing)
  const job = jobOf(advertisement)
  const latest = useRef(new Map(Object.entries(typed)))
  const typedHere = useRef(new Set<string>())
  /** How many are kept, and not yet in a version. */
  const [waiting, setWaiting] = useState(0)
  /** How many were given on this visit, each yes and each no. */
  const [said, setSaid] = useState(0)
  const { mutateAsync: save, isPending: isKeeping, variables } = useMutation(saveFactMutation())
  const type = (requirement: string, answer: string) => {
    typedHere.current.add(requirement)
    if (answer === '') latest.current.delete(requirement)
    else latest.current.set(requirement, { answer, job })
    setTyped(Object.fromEntries(latest.current))
  }

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
    const statement = latest.current.get(requirement)?.answer.trim() ?? ''
    if (statement === '') return true
    const isKept = await say(requirement, statement)
    if (isKept) setWaiting((before) => before + 1)
    return isKept
  }

  /** Whoever tailors means what they have typed just now or for this job, and not for another. Until one cannot be kept. */
  async function keepAll(): Promise<boolean> {
    const meant = [...latest.current].filter(
      ([requirement, it]) => it.job === job || typedHere.current.has(requirement),
    )
    for (const [requirement] of meant) if (!(await keep(requirement))) return false
    return true
  }

  return {
    typed: new Map(Object.entries(typed).map(([requirement, { answer }]) => [requirement, answer])),
    type,
    keep,
    keepAll,
    /** A no is an answer too. */
    deny: (requirement: string) => say(requirement, texts.no),
    isKeeping,
    isKept: (requirement: string) => isKeeping && variables.requirement === requirement.slice(0, longestRequirement),
    said,
    waiting,
    /** One that was given in a row. */
    addWaiting: () => setWaiting((before) => before + 1),
    areUsed: () => setWaiting(0),
  }
}
