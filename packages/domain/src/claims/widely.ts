import { addedIn, isLetters, isOneQuestion } from './rules/cl30-added.ts'
import { aboutWholeLine } from './rules/cl31-whole-line.ts'

/** [CL30] [CL31] What is asked about besides, of a writer that is not ours; handed in, so that a page need not load it. */
export const widely = { addedIn, isLetters, isOneQuestion, aboutWholeLine }
export type Widely = typeof widely
