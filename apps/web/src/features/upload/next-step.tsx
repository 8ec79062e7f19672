import { Scissors } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import * as texts from './texts/page.ts'
import type { Trial } from './trial.ts'
import styles from './upload.module.css'
import type { TakeOver } from './use-take-over.ts'

// Draws whole pages, and visitors have none.
const PreviewCard = lazy(() => import('./preview-card.tsx').then((module) => ({ default: module.PreviewCard })))

type NextStepProps = { trial: Trial; takeOver: TakeOver }

/** For a visitor an account, for a user the tailor screen. */
export function NextStep(props: NextStepProps) {
  const { user } = useAuth()
  return user ? <UserStep {...props} /> : <VisitorStep />
}

function VisitorStep() {
  return (
    <Card className={styles.next}>
      <div className={styles.nextIn}>
        <div>
          <h2 className={styles.nextTitle}>{texts.further}</h2>
          <p className={styles.small}>{texts.withAccount}</p>
        </div>
        <ButtonLink to={paths.auth({ mode: 'register', redirect: paths.upload() })}>{texts.createAccount}</ButtonLink>
      </div>
    </Card>
  )
}

function UserStep({ trial, takeOver }: NextStepProps) {
  const { begin, preview, isBusy, problem } = takeOver
  const hasJob = trial.advertisement.trim() !== ''
  return (
    <>
      <Card className={styles.next}>
        <div className={styles.nextIn}>
          <div>
            <h2 className={styles.nextTitle}>{texts.tailorIt}</h2>
            <p className={styles.small}>
              {texts.nextStep(trial.resume?.id != null, { hasJob, hasCompany: trial.company.trim() !== '' })}
            </p>
          </div>
          <div className={styles.buttons}>
            <Button
              variant="line"
              busy={preview.isPending}
              disabled={!hasJob || isBusy}
              onClick={() => begin('preview')}
            >
              {texts.previewForJob}
            </Button>
            <Button busy={isBusy} onClick={() => begin('tailor')}>
              {!isBusy && <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
              {texts.saveAndTailor}
            </Button>
          </div>
        </div>
        {problem !== null && (
          <Note tone="danger" role="alert" className={styles.sending}>
            {problem}
          </Note>
        )}
      </Card>
      <Suspense>
        <PreviewCard preview={preview} />
      </Suspense>
    </>
  )
}
