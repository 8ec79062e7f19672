import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { setPages } from './set-pages.ts'

const kept = new WeakMap<ResumeDocument, Map<string, Promise<HTMLElement[]>>>()

/** The pages of a resume, set once in each layout for as long as the resume stays as it is. */
export async function keptPages(resume: ResumeDocument, layout: Layout): Promise<HTMLElement[]> {
  const known = kept.get(resume) ?? new Map<string, Promise<HTMLElement[]>>()
  kept.set(resume, known)
  const key = JSON.stringify(layout)
  const pages = known.get(key) ?? setPages(resume, layout)
  known.set(key, pages)
  try {
    return (await pages).map((page) => page.cloneNode(true) as HTMLElement)
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
