import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { Chosen } from '@bespeak/documents/write/one-page/choose-step.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type SetResume, setPages } from './set-pages.ts'

const kept = new WeakMap<ResumeDocument, Map<string, Promise<SetResume>>>()

/** The pages of a resume, set once in each layout for as long as the resume stays as it is. */
export const keptPages = async (resume: ResumeDocument, layout: Layout): Promise<HTMLElement[]> =>
  (await setOnce(resume, layout)).pages.map((page) => page.cloneNode(true) as HTMLElement)

/** How closely those pages are set to fit one, where they are to. */
export const keptChosen = async (resume: ResumeDocument, layout: Layout): Promise<Chosen | null> =>
  (await setOnce(resume, layout)).chosen

async function setOnce(resume: ResumeDocument, { template, pageSize, accent, fit = null }: Layout): Promise<SetResume> {
  const known = kept.get(resume) ?? new Map<string, Promise<SetResume>>()
  kept.set(resume, known)
  const key = JSON.stringify([template, pageSize, accent, fit])
  const set = known.get(key) ?? setPages(resume, { template, pageSize, accent, fit })
  known.set(key, set)
  try {
    return await set
  } catch (error) {
    known.delete(key)
    throw error
  }
}

let line: Promise<unknown> = Promise.resolve()

/** One after another, and each behind whatever the browser has to do: for what is many, and nobody waits for. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = line.then(() => new Promise((done) => setTimeout(done))).then(work)
  line = turn.catch(() => undefined)
  return turn
}
