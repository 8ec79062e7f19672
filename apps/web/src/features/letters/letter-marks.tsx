import { useMutation } from '@tanstack/react-query'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { answerLetterMutation, type Letter } from '../../lib/resumes/letters.ts'
import { answerWords } from '../../lib/resumes/suggestions.ts'
import { Card } from '../../ui/card.tsx'
import { CheckFirst } from '../../ui/check-first.tsx'
import { toast } from '../../ui/toast.ts'
import { useOnceThere } from '../../ui/use-once-there.ts'
import * as texts from './texts.tsx'

type LetterMarksProps = {
  suggestions: Letter['suggestions']
  /** What is typed is saved before the letter changes. */
  afterSaving: (act: () => Promise<unknown>) => Promise<void>
  /** False where the sentence could not be found. */
  onReplace: (sentence: string, words: string) => boolean
}

/** What of a letter says more than the person's lines. */
export function LetterMarks({ suggestions, afterSaving, onReplace }: LetterMarksProps) {
  const answering = useMutation(answerLetterMutation())
  const telling = useMutation(saveFactMutation())
  const settle = (act: () => Promise<unknown>, said: { title: string; description?: string }) =>
    void afterSaving(() =>
      act().then(
        () => toast(said),
        // It is told where all failures are.
        () => undefined,
      ),
    )
  const answer = (id: number, yes: boolean) => answering.mutateAsync({ id, yes })
  const isThere = useOnceThere(suggestions.length > 0)
  if (!isThere) return null
  return (
    <Card>
      <CheckFirst
        marks={suggestions}
        lead={texts.unbacked}
        busy={answering.isPending || telling.isPending}
        onRight={({ id }) => settle(() => answer(id, true), answerWords.yes)}
        onRemove={({ id }) => settle(() => answer(id, false), { title: texts.removed })}
        onTrue={({ id }, statement) =>
          settle(async () => {
            await telling.mutateAsync({ statement })
            await answer(id, true)
          }, answerWords.yes)
        }
        onReplace={({ text }, words) => onReplace(text, words)}
      />
    </Card>
  )
}
