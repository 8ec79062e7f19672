import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Guide, type GuideQuestion, moveQuestionMutation } from '../../lib/resumes/guides.ts'
import * as texts from './texts.tsx'

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
      setSaid(texts.movedTo(place + 1, questions.length))
      mutate({ id: question.id, position: guide.questions.indexOf(there) + 1 })
    },
  }
}
