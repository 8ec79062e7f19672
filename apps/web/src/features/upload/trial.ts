import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type TailorChoices, usualChoices } from '../../lib/job-in-hand.ts'
import { forgetWithRead, keepWithRead, keptWithRead } from '../../lib/reading/kept-read.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import { titleFor } from '../../lib/reading/title-for.ts'

interface TriedResume {
  read: ResumeRead
  /** Where it is saved already. */
  id: number | null
  /** What was corrected of it, where something was, and what it is to be called. */
  checked: Checked | null
  /** The person has said that it was read right. */
  isReviewed: boolean
}

export interface Checked {
  title: string
  document: ResumeDocument
}

/** The resume as the person says it is. */
export const checkedOf = ({ read, checked }: TriedResume): Checked =>
  checked ?? { title: titleFor(read), document: read.document }

/** What the person said of a requirement that was not found. */
export interface Answer {
  requirement: string
  answer: string
  saidOn: string
}

/** All that a person has put in on this page. */
export interface Trial {
  resume: TriedResume | null
  pasted: string
  /** Null as long as nobody typed one: the advertisement says it then. */
  company: string | null
  jobTitle: string | null
  advertisement: string
  options: TailorChoices
  answers: readonly Answer[]
  /** By the requirement, what is being written of it. */
  typed: Readonly<Record<string, string>>
}

export const emptyTrial: Trial = {
  resume: null,
  pasted: '',
  company: null,
  jobTitle: null,
  advertisement: '',
  options: usualChoices,
  answers: [],
  typed: {},
}

interface Kept {
  trial: Omit<Trial, 'resume'>
  resumeId: number | null
  checked?: Checked | null
  isReviewed?: boolean
  at: number
}

export const keptDays = 30
const keepFor = keptDays * 24 * 60 * 60 * 1000

const visitorKey = 'upload'
/** Each account has its own: another person at the same browser does not see it. */
export const trialKey = (userId: number | null) => (userId === null ? visitorKey : `${visitorKey}_${userId}`)

async function trialAt(key: string): Promise<Trial | null> {
  const kept = await keptWithRead<Kept>(key)
  if (!kept) return null
  const { value, read } = kept
  const { resumeId: id, checked = null, isReviewed = false, trial } = value
  if (Date.now() - value.at < keepFor)
    return {
      ...emptyTrial,
      ...trial,
      // An earlier release kept an empty text where none was typed.
      company: trial.company || null,
      resume: read && { read, id, checked, isReviewed },
    }
  await forgetWithRead(key)
  return null
}

/** What was put in before. What a visitor put in goes over to the account that they then sign in to. */
export async function keptTrial(userId: number | null): Promise<Trial | null> {
  const visitors = await trialAt(visitorKey)
  if (userId === null || visitors === null) return visitors ?? trialAt(trialKey(userId))
  await keepTrial(userId, visitors)
  await forgetWithRead(visitorKey)
  return visitors
}

export const keepTrial = (userId: number | null, { resume, ...trial }: Trial): Promise<void> =>
  keepWithRead<Kept>(trialKey(userId), {
    value: {
      ...{ trial, resumeId: resume?.id ?? null, at: Date.now() },
      ...{ checked: resume?.checked ?? null, isReviewed: resume?.isReviewed ?? false },
    },
    read: resume?.read ?? null,
  })

export const forgetTrial = (userId: number | null): Promise<void> => forgetWithRead(trialKey(userId))
