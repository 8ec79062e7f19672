import { useRef, useState } from 'react'
import { cutAdvertisement, longestAdvertisement } from '../../lib/advertisement.ts'
import { type JobInHand, jobInHand, usualChoices } from '../../lib/job-in-hand.ts'
import { readJson, sessionStore } from '../../lib/storage.ts'
import { toast } from '../../ui/toast.ts'
import type { Options } from './option-fields.tsx'
import * as texts from './texts.tsx'

interface Advertisement {
  company: string
  text: string
  /** The company that was last read out of the text and filled in, if any. It is not filled in twice. */
  filledIn: string
  /** Whether it stands there as it was filled in, and nobody typed or chose it. */
  isFilledIn: boolean
  /** The saved job description it was taken from. */
  jobId: number | null
  options: Options
}

/** What is typed for a saved job is kept apart from what is typed for a new one. */
const draftKey = (job: SavedJob | undefined) => (job ? `job_advertisement ${job.id}` : 'tailor_advertisement')

type SavedJob = { id: number; company: string | null; description: string }
const empty: Advertisement = {
  company: '',
  text: '',
  filledIn: '',
  isFilledIn: false,
  jobId: null,
  options: { ...usualChoices, emphasis: usualChoices.emphasis.join(', '), keepOrder: false },
}

/** As it stands before anything is typed. */
const startOf = (saved: SavedJob | undefined): Advertisement => ({
  ...empty,
  ...(saved && { company: saved.company ?? '', text: cutAdvertisement(saved.description), jobId: saved.id }),
})

/** The job that was brought along; else what was typed before the page was left or loaded again, or the saved job. */
function atFirst(job: JobInHand | null, saved: SavedJob | undefined): Advertisement {
  if (job) {
    const options = { ...empty.options, ...job.options, emphasis: job.options.emphasis.join(', ') }
    return keep(saved, { ...empty, company: job.company, text: cutAdvertisement(job.advertisement), options })
  }
  // What an earlier release kept may lack a part.
  return { ...startOf(saved), ...readJson<Partial<Advertisement>>(sessionStore, draftKey(saved), {}) }
}

/** Only what was typed: the rest is said by the saved job, which may change. */
function keep(saved: SavedJob | undefined, advertisement: Advertisement): Advertisement {
  const start = new Map<string, unknown>(Object.entries(startOf(saved)))
  const typed = Object.entries(advertisement).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(start.get(part)),
  )
  if (typed.length > 0) sessionStore.write(draftKey(saved), JSON.stringify(Object.fromEntries(typed)))
  else sessionStore.remove(draftKey(saved))
  return advertisement
}

/** A company that came with another advertisement: what was filled in before is forgotten. */
const chosen = (company: string) => ({ company, filledIn: '', isFilledIn: false })

const tellThatItWasCut = () =>
  toast({
    title: texts.cutShort,
    description: texts.wasCutShort,
    sign: 'note',
  })

/** Text of a page as it goes into the field. */
function tidied(text: string): string {
  const tidy = text.replace(/\n{3,}/g, '\n\n').trim()
  if (tidy.length > longestAdvertisement) tellThatItWasCut()
  return cutAdvertisement(tidy)
}

export interface AdvertisementProblems {
  company?: string
  text?: string
}

/** The company and the advertisement, with what is wrong with them once somebody tried to send them. */
export function useAdvertisement(saved?: SavedJob) {
  const [brought] = useState(() => (saved ? null : jobInHand.take()))
  const [advertisement, setAdvertisement] = useState(() => atFirst(brought, saved))
  const [problems, setProblems] = useState<AdvertisementProblems>({})
  const companyField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)

  const change = (part: Partial<Advertisement>) => {
    setAdvertisement((before) => keep(saved, { ...before, ...part }))
    setProblems((before) => ({
      ...(part.company === undefined && before.company ? { company: before.company } : {}),
      ...(part.text === undefined && before.text ? { text: before.text } : {}),
    }))
  }

  /** Says what is missing and leads there. */
  const check = (): boolean => {
    const missing: AdvertisementProblems = {
      ...(advertisement.company.trim() === '' && { company: texts.companyMissing }),
      ...(advertisement.text.trim() === '' && { text: texts.advertisementMissing }),
    }
    setProblems(missing)
    if (!missing.company && !missing.text) return true
    const first = missing.company ? companyField : textField
    first.current?.focus()
    toast({
      title: texts.missing,
      description: texts.enterBoth,
      variant: 'destructive',
    })
    return false
  }

  return {
    ...advertisement,
    problems,
    companyField,
    textField,
    check,
    /** The resume that this was brought along for, to be tailored to it at once. */
    tailors: brought?.tailors ?? null,
    /** Whether it is nowhere else: what comes with a version must not take its place. */
    isTyped: advertisement.jobId === null && advertisement.text.trim() !== '',
    isComplete: advertisement.company.trim() !== '' && advertisement.text.trim() !== '',
    type(part: { company?: string; text?: string }) {
      if (part.text === undefined) return change({ ...part, isFilledIn: false })
      // A pasted end that is gone must not go in silence.
      if (part.text.length > longestAdvertisement) tellThatItWasCut()
      // Typed in, it is no longer the saved one.
      change({ ...part, text: cutAdvertisement(part.text), jobId: null })
    },
    fillIn: (company: string) => change({ company, filledIn: company, isFilledIn: company !== '' }),
    choose: (job: SavedJob) => change({ ...chosen(job.company ?? ''), jobId: job.id, text: tidied(job.description) }),
    clear: () => change({ ...chosen(''), text: '', jobId: null }),
    setOptions: (options: Options) => change({ options }),
    /** It is this saved one now, and no longer what was typed for another. What was typed since it was sent stays. */
    isJob(jobId: number) {
      setAdvertisement((now) => {
        if (now.company !== advertisement.company || now.text !== advertisement.text) return now
        const made = { ...now, jobId }
        keep(saved, saved ? { ...startOf(saved), options: now.options } : made)
        return made
      })
    },
    fill: ({ company, text, jobId = null }: { company: string | null; text: string; jobId?: number | null }) =>
      change({ text: tidied(text), jobId, ...(company && chosen(company)) }),
  }
}

export type AdvertisementState = ReturnType<typeof useAdvertisement>
