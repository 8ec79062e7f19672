import { useRouteError } from 'react-router'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageLoadError } from './load-page.ts'
import styles from './page-error.module.css'

/** Only a fresh start asks the browser and the router again for a page that they know as failed. */
const tryAgain = () => window.location.reload()

export function PageError() {
  const failure = useRouteError()
  const words = failure instanceof PageLoadError ? notLoaded : stopped
  return (
    <div role="alert">
      <Page title={words.title} lead={words.lead} width="reading">
        <div className={styles.actions}>
          <Button onClick={tryAgain}>Try again</Button>
          <ButtonLink to={paths.home()} variant="line">
            Go to Home
          </ButtonLink>
        </div>
      </Page>
    </div>
  )
}

const notLoaded = {
  title: 'This page could not be loaded',
  lead: 'Check your connection, then try again. What you have saved is kept.',
}

const stopped = {
  title: 'This page stopped working',
  lead: 'An error occurred. What you have saved is kept. Please try again.',
}
