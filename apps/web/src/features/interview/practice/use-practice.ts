import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type GuideQuestion,
  type Practice,
  practiseMutation,
  updateQuestionMutation,
} from '../../../lib/resumes/guides.ts'
import * as texts from '../texts.tsx'
import { useAnswer, wordsIn } from './use-answer.ts'
import { useRecorder } from './use-recorder.ts'
import { useTimer } from './use-timer.ts'

/** What came of a try: remarks on what was typed, or the length of what was spoken. */
export type Outcome = { practice: Practice } | { spokenSeconds: number }

/** One question being answered: typed or spoken, timed, finished and tried again. */
export function usePractice(guideId: number, question: GuideQuestion) {
  const answer = useAnswer(question.id)
  const timer = useTimer(answer.begunSeconds)
  const recorder = useRecorder()
  const practise = useMutation(practiseMutation(guideId))
  const markPractised = useMutation(updateQuestionMutation(guideId))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<string>()

  const finishTyped = () =>
    practise.mutate(
      { questionId: question.id, answer: answer.text.trim(), seconds: timer.seconds },
      {
        onSuccess: (practice) => {
          answer.forgetDraft()
          setOutcome({ practice })
        },
      },
    )
  /** Only that it was practised is told to the server: nothing of what was said. */
  const finishSpoken = () =>
    markPractised.mutate(
      { id: question.id, input: { practised: true } },
      { onSuccess: () => setOutcome({ spokenSeconds: timer.seconds }) },
    )

  return {
    ...{ answer, timer, recorder, outcome, problem },
    // Once it is checked, as the remarks count them.
    words: outcome && 'practice' in outcome ? outcome.practice.words : wordsIn(answer.text),
    isBusy: practise.isPending || markPractised.isPending,
    isUnsent: practise.isError,
    type(text: string) {
      setProblem(undefined)
      if (text !== '') timer.start()
      answer.type(text, timer.seconds)
    },
    finish() {
      recorder.stop()
      timer.pause()
      if (answer.text.trim() !== '') finishTyped()
      else if (timer.seconds > 0) finishSpoken()
      else setProblem(texts.nothingYet)
    },
    again() {
      setOutcome(null)
      answer.clear()
      recorder.discard()
      timer.reset()
    },
  }
}

export type InPractice = ReturnType<typeof usePractice>
