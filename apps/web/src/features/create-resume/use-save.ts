import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { createResumeMutation } from '../../lib/resumes/resumes.ts'
import { isBlank, tidy } from './form/tidy.ts'
import * as texts from './texts.tsx'

interface ToSave {
  title: string
  document: ResumeDocument
  file: File | null
}

export interface Saving {
  save(given: ToSave): void
  isSaving: boolean
  /** The share of the file that has gone out; null where there is none to send. */
  sent: number | null
  titleProblem: string | undefined
  /** What kept it from being saved. */
  problem: string | null
}

/** Saves the resume as it stands here, with the file it was read from. */
export function useSave(onSaved: (resumeId: number) => void): Saving {
  const [sent, setSent] = useState<number | null>(null)
  const [titleProblem, setTitleProblem] = useState<string>()
  const [isEmpty, setIsEmpty] = useState(false)
  const creation = useMutation({
    ...createResumeMutation({ onSent: setSent }),
    onSettled: () => setSent(null),
  })

  function save({ title, document, file }: ToSave) {
    const untitled = title.trim() === ''
    setTitleProblem(untitled ? texts.giveTitle : undefined)
    setIsEmpty(isBlank(document))
    if (untitled) window.document.getElementById('resume-title')?.focus()
    if (untitled || isBlank(document)) return
    if (file) setSent(0)
    const content = toHtml(tidy(document))
    creation.mutate({ title: title.trim(), content, ...(file && { file }) }, { onSuccess: ({ id }) => onSaved(id) })
  }

  const problem = isEmpty ? texts.nothingToSave : failureOf(creation.error)
  return { save, isSaving: creation.isPending, sent, titleProblem, problem }
}

const failureOf = (error: Error | null) => (error === null ? null : texts.notSaved(plainMessage(error)))
