import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LetterPage } from './frame.tsx'
import { NewLetter } from './new-letter.tsx'
import { NoSuchVersion } from './no-such-version.tsx'
import * as texts from './texts.tsx'

// What a letter is edited with comes with the letter, not with the page.
const VersionLetter = lazy(() => import('./version-letter.tsx').then((module) => ({ default: module.VersionLetter })))

/** One page: a letter by its version, or a new one, for a job or for nothing yet. */
export function Component() {
  const { id: given, jobId } = useParams()
  if (given === undefined) return <NewLetter jobId={jobId === undefined ? null : (resumeIdFrom(jobId) ?? 0)} />
  const id = resumeIdFrom(given)
  if (id === null) return <NoSuchVersion />
  return (
    <Suspense fallback={<Loading />}>
      <VersionLetter key={id} id={id} />
    </Suspense>
  )
}

const Loading = () => (
  <LetterPage>
    <Skeleton lines={10} label={texts.loadingLetter} />
  </LetterPage>
)
