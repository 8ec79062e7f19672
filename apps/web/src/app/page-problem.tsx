import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import styles from './page-problem.module.css'

interface PageProblemProps {
  title: string
  lead: string
  isTrying?: boolean
  onTryAgain: () => void
}

/** Stands in for a page that cannot be shown. */
export function PageProblem({ title, lead, isTrying = false, onTryAgain }: PageProblemProps) {
  return (
    <div role="alert">
      <Page title={title} lead={lead} width="reading">
        <div className={styles.actions}>
          <Button busy={isTrying} onClick={onTryAgain}>
            Try again
          </Button>
          <ButtonLink to={paths.home()} variant="line">
            Go to Home
          </ButtonLink>
        </div>
      </Page>
    </div>
  )
}

export const notLoaded = {
  title: 'This page could not be loaded',
  lead: 'Check your connection, then try again. What you have saved is kept.',
}

export const stopped = {
  title: 'This page stopped working',
  lead: 'An error occurred. What you have saved is kept. Please try again.',
}
