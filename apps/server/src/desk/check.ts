import { type CheckedSentence, linesOf, whyWordForWord } from '@bespeak/domain/check/index.ts'
import { type CheckTask, checkText } from '../services/resume/checks/check-work.ts'
import { notesOn } from '../services/resume/checks/notes.ts'

export interface CheckHere {
  sentences: CheckedSentence[]
  notes: string[]
}

/** With what is to be known of it: that it was compared word for word, or ends before the text does. */
export function checkHere(task: CheckTask): CheckHere {
  const sentences = checkText(task)
  const why = whyWordForWord(
    task.text,
    task.documents.flatMap((document) => linesOf(document)),
  )
  return { sentences, notes: [...(why === null ? [] : [why]), ...notesOn(task.text, sentences)] }
}
