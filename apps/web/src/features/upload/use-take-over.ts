import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { RequestError } from '../../lib/graphql/request.ts'
import { jobInHand, type TailorChoices } from '../../lib/job-in-hand.ts'
import { paths } from '../../lib/paths.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import { optimizeResumeMutation } from '../../lib/resumes/optimise.ts'
import { previewMutation } from '../../lib/resumes/preview.ts'
import { createResumeMutation, selectResumeMutation } from '../../lib/resumes/resumes.ts'
import type { Trial } from './trial.ts'

interface Given {
  trial: Trial
  onChange: (part: Partial<Trial>) => void
  onClear: () => Promise<void>
}

/** Takes what was put in over into the account: the resume is saved once, whatever is done with it. */
export function useTakeOver({ trial, onChange, onClear }: Given) {
  const navigate = useNavigate()
  const [sent, setSent] = useState<number | null>(null)
  const creation = useMutation({ ...createResumeMutation({ onSent: setSent }), onSettled: () => setSent(null) })
  const selection = useMutation(selectResumeMutation())
  const previewing = useMutation(previewMutation())
  const optimising = useMutation(optimizeResumeMutation())
  const { resume, company, advertisement, options } = trial

  async function saved(): Promise<number | null> {
    if (!resume) return null
    if (resume.id !== null) return resume.id
    const { id } = await creation.mutateAsync(await newResume(resume.read))
    onChange({ resume: { ...resume, id } })
    return id
  }

  async function takeOver() {
    const id = await saved()
    if (id === null) return
    await selection.mutateAsync(id)
    jobInHand.keep({ company, advertisement, options: tidied(options) })
    await onClear()
    navigate(paths.tailor())
  }

  async function preview() {
    const resumeId = await saved()
    if (resumeId === null) return
    await previewing.mutateAsync({
      resumeId,
      jobDescription: advertisement,
      company: company.trim() || null,
      options: tidied(options),
    })
  }

  async function optimise() {
    const resumeId = await saved()
    if (resumeId === null) return
    await optimising.mutateAsync(resumeId)
    navigate(paths.resume(resumeId))
  }

  const failure = creation.error ?? selection.error
  return {
    takeOver: () => settle(takeOver()),
    isBusy: creation.isPending || selection.isPending,
    sent,
    problem: failure && `Not saved yet. ${plainMessage(failure)} Everything is kept in this browser.`,
    preview: {
      ask: () => settle(preview()),
      isPending: previewing.isPending,
      result: previewing.data ?? null,
      problem: previewing.error && plainMessage(previewing.error, 'The preview is unavailable.'),
      isLimit: previewing.error instanceof RequestError && previewing.error.code === 'LIMIT_REACHED',
      optimise: () => settle(optimise()),
      isOptimising: optimising.isPending,
    },
  }
}

export type Preview = ReturnType<typeof useTakeOver>['preview']

/** A failure has been told already, where it happened. */
const settle = (action: Promise<void>): void => void action.catch(() => undefined)

const tidied = ({ emphasis, ...rest }: TailorChoices): TailorChoices => ({
  ...rest,
  emphasis: emphasis.map((word) => word.trim()).filter((word) => word !== ''),
})

async function newResume({ file, name, document }: ResumeRead) {
  const title = (name?.replace(/\.\w{1,5}$/, '') || document.basics.name || 'My resume').slice(0, 200)
  if (file) return { title, file }
  const { toHtml } = await import('@bespeak/domain/resume/html.ts')
  return { title, content: toHtml(document) }
}
