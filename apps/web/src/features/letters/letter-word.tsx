import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerLetterMutation, type Letter } from '../../lib/resumes/letters.ts'
import { answerWords } from '../../lib/resumes/suggestions.ts'
import { Card } from '../../ui/card.tsx'
import { NeedsYourOk } from '../../ui/needs-your-ok.tsx'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'

type LetterWordProps = {
  suggestions: Letter['suggestions']
  /** What is typed is saved before the letter changes. */
  afterSaving: (act: () => Promise<unknown>) => Promise<void>
}

/** What could be said besides. Stays once it was there, so that the last answer leaves nobody lost. */
export function LetterWord({ suggestions, afterSaving }: LetterWordProps) {
  const { mutateAsync, isPending } = useMutation(answerLetterMutation())
  const [wasThere, setWasThere] = useState(false)
  if (suggestions.length > 0 && !wasThere) setWasThere(true)
  if (suggestions.length === 0 && !wasThere) return null
  const answer = (id: number, yes: boolean) =>
    mutateAsync({ id, yes }).then(
      () => toast(yes ? answerWords.yes : answerWords.no),
      // It is told where all failures are.
      () => undefined,
    )
  return (
    <Card>
      <NeedsYourOk
        suggestions={suggestions}
        lead={texts.unbacked}
        busy={isPending}
        onAnswer={({ id }, yes) => void afterSaving(() => answer(id, yes))}
      />
    </Card>
  )
}
