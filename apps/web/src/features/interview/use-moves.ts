import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Guide, type GuideQuestion, moveQuestionMutation } from '../../lib/resumes/guides.ts'

/** The person's own order within a kind. */
export function useMoves(guide: Guide, questions: readonly GuideQuestion[]) {
  const { mutate } = useMutation(moveQuestionMutation(guide.id))
  const [said, setSaid] = useState('')
  return {
    said,
    /** To this place among the questions of its kind, counted from 0. */
    move(question: GuideQuestion, place: number) {
      const there = questions[place]
      if (!there) return
      setSaid(`Moved to position ${place + 1} of ${questions.length}.`)
      mutate({ id: question.id, position: guide.questions.indexOf(there) + 1 })
    },
  }
}
