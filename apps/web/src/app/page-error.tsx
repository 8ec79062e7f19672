import { useRouteError } from 'react-router'
import { PageLoadError } from './load-page.ts'
import { PageProblem } from './page-problem.tsx'
import * as texts from './texts/frame.ts'

/** Only a fresh start asks the browser and the router again for a page that they know as failed. */
const tryAgain = () => window.location.reload()

export function PageError() {
  const failure = useRouteError()
  return <PageProblem {...(failure instanceof PageLoadError ? texts.notLoaded : texts.stopped)} onTryAgain={tryAgain} />
}

/** For when the shell around the pages itself fails. */
export function AppError() {
  return (
    <main>
      <PageError />
    </main>
  )
}
