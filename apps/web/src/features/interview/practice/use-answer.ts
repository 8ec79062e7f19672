import { useState } from 'react'
import { localStore, readJson } from '../../../lib/storage.ts'

interface Draft {
  text: string
  seconds: number
}

const keyOf = (questionId: number) => `interview_answer_${questionId}`

const nothing: Draft = { text: '', seconds: 0 }

/** What is typed, kept in this browser until it is finished: a left answer is there again. */
export function useAnswer(questionId: number) {
  const [begun] = useState(() => readJson(localStore, keyOf(questionId), nothing))
  const [text, setText] = useState(begun.text)
  return {
    text,
    /** How long it was worked on before. */
    begunSeconds: begun.seconds,
    type(next: string, seconds: number) {
      localStore.write(keyOf(questionId), JSON.stringify({ text: next, seconds } satisfies Draft))
      setText(next)
    },
    clear() {
      localStore.remove(keyOf(questionId))
      setText('')
    },
    forgetDraft: () => localStore.remove(keyOf(questionId)),
  }
}

export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length
