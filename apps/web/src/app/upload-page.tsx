import { lazy } from 'react'
import { UploadPage } from '../features/upload/upload-page.tsx'
import { PageLoadError } from './load-page.ts'

// Visitors only look: what corrects and saves is fetched by those who go on.
const CheckRead = lazy(() =>
  import('../features/create-resume/check-read.tsx').then(
    (part) => ({ default: part.CheckRead }),
    (cause) => {
      throw new PageLoadError('The page could not be loaded', { cause })
    },
  ),
)

export const Component = () => <UploadPage Check={CheckRead} />
