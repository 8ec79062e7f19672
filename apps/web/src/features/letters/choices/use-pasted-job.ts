import { useRef, useState } from 'react'
import { cutAdvertisement, longestAdvertisement } from '../../../lib/advertisement.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { toast } from '../../../ui/toast.ts'
import * as texts from '../texts.tsx'

interface Typed {
  company: string
  text: string
}

const nothing: Typed = { company: '', text: '' }

/** An end that is gone must not go in silence. */
const tellThatItWasCut = () =>
  toast({
    title: texts.adCut,
    description: texts.adTooLong,
    sign: 'note',
  })

/** What is to be tailored to: a saved job, whose company may be missing, or what is pasted. Kept while the page is left. */
export function usePastedJob(job: JobDescription | null) {
  const [typed, setTyped] = useKept('letter_advertisement', nothing)
  const [problems, setProblems] = useState<Partial<Typed>>({})
  const companyField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const company = job?.company?.trim() || typed.company
  const text = job?.description ?? typed.text
  return {
    company,
    text: cutAdvertisement(text),
    problems,
    companyField,
    textField,
    type(part: Partial<Typed>) {
      if ((part.text ?? '').length > longestAdvertisement) tellThatItWasCut()
      setTyped({ ...typed, ...part, text: cutAdvertisement(part.text ?? typed.text) })
      setProblems({})
    },
    /** Says what is missing and leads there. */
    check(): boolean {
      const missing = {
        ...(company.trim() === '' && { company: texts.enterCompany }),
        ...(text.trim() === '' && { text: texts.enterAdvertisement }),
      }
      setProblems(missing)
      if (missing.company) companyField.current?.focus()
      else if (missing.text) textField.current?.focus()
      if (text.length > longestAdvertisement) tellThatItWasCut()
      return !missing.company && !missing.text
    },
    forget: () => setTyped(nothing),
  }
}

export type PastedJobState = ReturnType<typeof usePastedJob>
