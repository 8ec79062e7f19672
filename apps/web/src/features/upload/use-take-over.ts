import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { isLimit } from '../../lib/graphql/request.ts'
import { jobInHand } from '../../lib/job-in-hand.ts'
import { paths } from '../../lib/paths.ts'
import type { JobNames } from '../../lib/reading/assess.ts'
import { engine } from '../../lib/reading/engine.ts'
import { resultInHand } from '../../lib/result-in-hand.ts'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { createJobDescription, type NewJobDescription } from '../../lib/resumes/job-descriptions.ts'
import { optimizeResumeMutation } from '../../lib/resumes/optimize.ts'
import { previewMutation } from '../../lib/resumes/preview.ts'
import { selectResumeMutation } from '../../lib/resumes/resumes.ts'
import * as texts from './texts/page.ts'
import { tidied } from './tidied.ts'
import type { Trial } from './trial.ts'

/** What the resume is saved for. */
export type Purpose = 'tailor' | 'preview'

interface Given {
  trial: Trial
  names: JobNames
  onChange: (part: Partial<Trial>) => void
  onForget: () => Promise<void>
}

export type TakeOver = ReturnType<typeof useTakeOver>

/** Takes what was put in over into the account. A resume is checked before it is saved, whatever it is saved for, and saved once. */
export function useTakeOver({ trial, names, onChange, onForget }: Given) {
  const navigate = useNavigate()
  const selection = useMutation(selectResumeMutation())
  const previewing = useMutation(previewMutation())
  const optimizing = useMutation(optimizeResumeMutation())
  const saving = useMutation(saveFactMutation())
  const { resume, jobTitle, advertisement, options, answers } = trial
  const company = names.company?.trim() ?? ''

  async function tailor(resumeId: number) {
    await selection.mutateAsync(resumeId)
    const company = (trial.company ?? (await companyIn(advertisement))).trim()
    // A title that was typed is the job's, which tailoring then finds; else it reads one itself.
    if (jobTitle?.trim()) await keepTitle({ title: jobTitle.trim(), company, description: advertisement })
    await keepAnswers()
    resultInHand.forget()
    jobInHand.keep({ company, advertisement, options: tidied(options), tailors: resumeId })
    await onForget()
    await navigate(paths.tailor())
  }

  /** One by one: what is kept already is not sent again where the next one fails. */
  async function keepAnswers() {
    for (const [at, { requirement, answer }] of answers.entries()) {
      await saving.mutateAsync({ statement: answer, requirement: requirement.slice(0, longestRequirement) })
      onChange({ answers: answers.slice(at + 1) })
    }
  }

  async function preview(resumeId: number) {
    await previewing.mutateAsync({
      resumeId,
      jobDescription: advertisement,
      company: company || null,
      options: tidied(options),
    })
  }

  async function optimize(resumeId: number) {
    await optimizing.mutateAsync(resumeId)
    await navigate(paths.resume(resumeId))
  }

  const on = { tailor, preview }
  /** From the moment it is saved: in between there is nothing to see. */
  const [isGoingOn, setGoingOn] = useState(false)

  /** Where it is saved already there is nothing to check. */
  const begin = (purpose: Purpose) => {
    if (!resume) return
    if (resume.id === null) void navigate(paths.upload({ check: purpose }))
    else settle(on[purpose](resume.id))
  }

  return {
    begin,
    /** It is saved: on to what it was saved for. */
    goOn(purpose: Purpose, id: number) {
      if (resume) onChange({ resume: { ...resume, id } })
      setGoingOn(purpose === 'tailor')
      if (purpose === 'preview') void navigate(paths.upload(), { replace: true })
      settle(on[purpose](id).finally(() => setGoingOn(false)))
    },
    isBusy: isGoingOn || selection.isPending,
    problem: selection.error && texts.notSelected(plainMessage(selection.error)),
    preview: {
      isPending: previewing.isPending,
      result: previewing.data ?? null,
      problem: previewing.error && plainMessage(previewing.error, texts.noPreview),
      isLimit: isLimit(previewing.error),
      optimize: () => resume?.id != null && settle(optimize(resume.id)),
      isOptimizing: optimizing.isPending,
    },
  }
}

export type Preview = TakeOver['preview']

/** Whoever goes straight on is here before the page has read it; without a company nothing is tailored. */
const companyIn = (advertisement: string): Promise<string> =>
  engine('jobNames', { advertisement }).then(
    ({ company }) => company ?? '',
    () => '',
  )

const longestRequirement = 500

/** Without it tailoring reads a title from the advertisement. */
const keepTitle = (job: NewJobDescription) => createJobDescription(job).catch(() => undefined)

/** A failure has been told already, where it happened. */
const settle = (action: Promise<void>): void => void action.catch(() => undefined)
