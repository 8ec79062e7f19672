import { isEnglish } from '@bespeak/domain/ats/view.ts'
import type { CheckedSentence } from '@bespeak/domain/check/index.ts'
import { words } from '@bespeak/domain/language/words.ts'
import { type CheckTask, checkText } from '../services/resume/checks/check-work.ts'
import { notesOn } from '../services/resume/checks/notes.ts'
import type { ResumeHere } from './read.ts'

interface ToCheck extends Omit<CheckTask, 'documents'> {
  resumes: readonly Pick<ResumeHere, 'document' | 'text'>[]
}

export interface CheckHere {
  sentences: CheckedSentence[]
  notes: string[]
}

export function checkHere({ resumes, ...asked }: ToCheck): CheckHere {
  const sentences = checkText({ ...asked, documents: resumes.map(({ document }) => document) })
  const foreign = [
    ...(isForeign(asked.text) ? ['This text'] : []),
    ...(resumes.some(({ text }) => isForeign(text)) ? ['Your resume'] : []),
  ]
  const compared = foreign.map((what) => `${what} is not in English, so we only compare word for word.`)
  return { sentences, notes: [...compared, ...notesOn(asked.text, sentences)] }
}

const isForeign = (text: string) => !isEnglish(words(text))
