import { Scissors } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../../lib/paths.ts'
import { type ResultInHand, resultInHand } from '../../lib/result-in-hand.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'
import type { TakeOver } from './use-take-over.ts'

// Draws whole pages, and visitors have none.
const PreviewCard = lazy(() => import('./preview-card.tsx').then((module) => ({ default: module.PreviewCard })))

type NextStepProps = {
  hasJob: boolean
  /** What is on the screen: the register page says that it waits. */
  result: ResultInHand | null
  takeOver: TakeOver
}

/** For a visitor an account, which leads on from here; for a user the tailor screen. */
export function NextStep({ hasJob, result, takeOver }: NextStepProps) {
  const { user } = useAuth()
  if (user) return <UserStep hasJob={hasJob} takeOver={takeOver} />
  const back = hasJob ? paths.upload({ check: 'tailor' }) : paths.upload()
  return (
    <ButtonLink
      className={styles.next}
      to={paths.auth({ mode: 'register', redirect: back })}
      onClick={() => (result ? resultInHand.keep(result) : resultInHand.forget())}
    >
      {texts.createAccount}
    </ButtonLink>
  )
}

function UserStep({ hasJob, takeOver: { begin, preview, isBusy, problem } }: Omit<NextStepProps, 'result'>) {
  return (
    <>
      <div className={styles.next}>
        <Button variant="line" busy={preview.isPending} disabled={!hasJob || isBusy} onClick={() => begin('preview')}>
          {texts.previewForJob}
        </Button>
        <Button busy={isBusy} onClick={() => begin('tailor')}>
          {!isBusy && <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
          {texts.saveAndTailor}
        </Button>
      </div>
      {problem !== null && (
        <Note tone="danger" role="alert" className={styles.wide}>
          {problem}
        </Note>
      )}
      <Suspense>
        <PreviewCard preview={preview} />
      </Suspense>
    </>
  )
}
