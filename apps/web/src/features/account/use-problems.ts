import type { Problems } from '@bespeak/domain/account/problems.ts'
import { useEffect, useRef, useState } from 'react'

/** What is wrong with a form's fields. Only a judgement of the whole moves the focus: who types or leaves a field keeps it. */
export function useProblems() {
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<Problems>({})
  const [judgements, setJudgements] = useState(0)
  useEffect(() => {
    if (judgements > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [judgements])
  return {
    form,
    found,
    /** Whether there is nothing wrong. */
    judge(problems: Problems): boolean {
      setFound(problems)
      setJudgements((count) => count + 1)
      return Object.keys(problems).length === 0
    },
    /** Of one field, as it is left. */
    mark: (field: string, problem: string) => setFound((known) => ({ ...known, [field]: problem })),
    forget: (field: string) => setFound(({ [field]: _, ...others }) => others),
  }
}

interface Refusal {
  problems: readonly { field: string; message: string }[]
}

export const problemsOf = ({ problems }: Refusal): Problems =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))
