import { useRouteError } from 'react-router'
import { PageLoadError } from './load-page.ts'
import { notLoaded, PageProblem, stopped } from './page-problem.tsx'

/** Only a fresh start asks the browser and the router again for a page that they know as failed. */
const tryAgain = () => window.location.reload()

export function PageError() {
  const failure = useRouteError()
  return <PageProblem {...(failure instanceof PageLoadError ? notLoaded : stopped)} onTryAgain={tryAgain} />
}

/** For when the shell around the pages itself fails. */
export function AppError() {
  return (
    <main>
      <PageError />
    </main>
  )
}
