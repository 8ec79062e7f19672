import { lazy } from 'react'
import { PageLoadError } from './load-page.ts'

/** Comes when something was read: until then nobody needs what corrects and saves it. */
export const CheckRead = lazy(() =>
  import('../features/create-resume/check-read.tsx').then(
    (part) => ({ default: part.CheckRead }),
    (cause) => {
      throw new PageLoadError('The page could not be loaded', { cause })
    },
  ),
)
