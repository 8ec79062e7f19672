import { lazy } from 'react'
import type { Reviewing } from '../features/upload/check-step.tsx'
import { PageLoadError } from './load-page.ts'

/** Comes when something was read: until then nobody needs what corrects and saves it. */
const Check = lazy(() =>
  import('../features/create-resume/check-read.tsx').then(
    (part) => ({ default: part.CheckRead }),
    (cause) => {
      throw new PageLoadError('The page could not be loaded', { cause })
    },
  ),
)

export const reviewing: Reviewing = {
  Check,
  countToCheck: async (read, document) =>
    (await import('../features/create-resume/review/count-to-check.ts')).countToCheck(read, document),
}
