import { readFile } from '@bespeak/documents/read-file.ts'
import { assess, jobNames } from '../lib/reading/assess.ts'
import { checkText, personLines } from '../lib/reading/check-text.ts'
import { findInPdf } from '../lib/reading/find-in-pdf.ts'
import { findInText } from '../lib/reading/find-in-text.ts'
import { leastAsked } from '../lib/reading/least-asked.ts'
import { skillsIn } from '../lib/reading/skills-in.ts'
import { tailorHere } from '../lib/reading/tailor-here.ts'

// There are no workers in these tests: what they would do is done here. For `vi.mock` of `lib/reading/engine.ts` and of
// `@bespeak/documents/read-browser.ts`.

const tasks = { assess, jobNames, tailorHere, findInText, findInPdf, skillsIn, leastAsked, checkText, personLines }

export const engine = async (task: keyof typeof tasks, given: never) => tasks[task](given)

export const createBrowserReader = () => ({ read: (bytes: Uint8Array) => readFile(bytes) })
