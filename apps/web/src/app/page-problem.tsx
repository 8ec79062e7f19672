import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import styles from './page-problem.module.css'
import * as texts from './texts/frame.ts'

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
            {texts.tryAgain}
          </Button>
          <ButtonLink to={paths.home()} variant="line">
            {texts.goHome}
          </ButtonLink>
        </div>
      </Page>
    </div>
  )
}
