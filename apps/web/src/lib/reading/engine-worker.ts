import type { assess, jobNames } from './assess.ts'
import type { checkText, personLines } from './check-text.ts'
import type { findInPdf } from './find-in-pdf.ts'
import type { findInText } from './find-in-text.ts'
import type { leastAsked } from './least-asked.ts'
import type { skillsIn } from './skills-in.ts'
import type { tailorHere } from './tailor-here.ts'

// The program of a worker that does the engine's work for a page: each of its tasks may take longer than a page can stand
// still. Nothing leaves the person's machine.

interface Tasks {
  assess: typeof assess
  jobNames: typeof jobNames
  tailorHere: typeof tailorHere
  findInText: typeof findInText
  findInPdf: typeof findInPdf
  skillsIn: typeof skillsIn
  leastAsked: typeof leastAsked
  checkText: typeof checkText
  personLines: typeof personLines
}

export type Task = keyof Tasks
export type Given<Name extends Task> = Parameters<Tasks[Name]>[0]
export type Result<Name extends Task> = ReturnType<Tasks[Name]>

interface Call {
  id: number
  task: Task
  given: never
}

export type Answer = { id: number; result: unknown } | { id: number; failure: string }

/** Each comes when it is first asked for: to read a file, nobody needs the catalogue of skills. */
const tasks: { [Name in Task]: () => Promise<Tasks[Name]> } = {
  assess: () => import('./assess.ts').then((module) => module.assess),
  jobNames: () => import('./assess.ts').then((module) => module.jobNames),
  tailorHere: () => import('./tailor-here.ts').then((module) => module.tailorHere),
  findInText: () => import('./find-in-text.ts').then((module) => module.findInText),
  findInPdf: () => import('./find-in-pdf.ts').then((module) => module.findInPdf),
  skillsIn: () => import('./skills-in.ts').then((module) => module.skillsIn),
  leastAsked: () => import('./least-asked.ts').then((module) => module.leastAsked),
  checkText: () => import('./check-text.ts').then((module) => module.checkText),
  personLines: () => import('./check-text.ts').then((module) => module.personLines),
}

async function answerTo({ id, task, given }: Call): Promise<Answer> {
  try {
    const act = await tasks[task]()
    return { id, result: act(given) }
  } catch (failure) {
    return { id, failure: String(failure) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => self.postMessage(await answerTo(data)))
