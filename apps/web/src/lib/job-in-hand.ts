import { sessionStore } from './storage.ts'

export interface TailorChoices {
  tone: 'neutral' | 'confident' | 'warm'
  length: 'full' | 'balanced' | 'one-page'
  emphasis: string[]
}

/** The job that a person brings along to the tailor screen. */
export interface JobInHand {
  company: string
  advertisement: string
  options: TailorChoices
  /** The resume that is tailored to it at once, where that was asked for. */
  tailors?: number
}

export const usualChoices: TailorChoices = { tone: 'neutral', length: 'full', emphasis: [] }

const key = 'job_in_hand'

export const jobInHand = {
  keep: (job: JobInHand) => sessionStore.write(key, JSON.stringify(job)),
  /** Given out once: a later visit of the screen begins empty. */
  take(): JobInHand | null {
    const kept = sessionStore.read(key)
    sessionStore.remove(key)
    return kept === null ? null : jobFrom(kept)
  },
}

function jobFrom(kept: string): JobInHand | null {
  try {
    const job: Partial<JobInHand> = JSON.parse(kept)
    if (typeof job.company !== 'string' || typeof job.advertisement !== 'string') return null
    const { company, advertisement, tailors } = job
    return {
      ...{ company, advertisement, options: { ...usualChoices, ...job.options } },
      ...(typeof tailors === 'number' && { tailors }),
    }
  } catch {
    return null
  }
}
