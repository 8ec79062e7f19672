import { type Dispatch, lazy, type SetStateAction, Suspense, useEffect } from 'react'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { focusHeading } from '../../ui/take-lost-focus.ts'
import { TextButton } from '../../ui/text-link.tsx'
import styles from './check.module.css'
import type { CheckEngine } from './check-engine.ts'
import type { Account } from './check-text.tsx'
import * as texts from './texts/page.ts'
import { useCheck } from './use-check.ts'
import { isOfExample, type Work } from './work.ts'

export type ResultStepProps = {
  engine: CheckEngine
  work: Work
  onChange: Dispatch<SetStateAction<Work>>
  account: Account | undefined
}

const CheckedSentences = lazy(() =>
  import('./checked-sentences.tsx').then(
    (module) => ({ default: module.CheckedSentences }),
    () => ({ default: NotLoaded }),
  ),
)
const NotLoaded = () => (
  <Note tone="danger" role="alert" className={styles.above}>
    {texts.checkFailed}
  </Note>
)

/** Each sentence beside the line it rests on. */
export function ResultStep({ engine, work, onChange, ...rest }: ResultStepProps) {
  const account = isOfExample(work) ? undefined : rest.account
  const { checked, hasFailed, tryAgain } = useCheck(engine, work)
  // What was pressed is on the page before.
  useEffect(focusHeading, [])
  return (
    <>
      {hasFailed && (
        <Note tone="danger" role="alert" className={styles.above}>
          {texts.checkFailed} <TextButton onClick={tryAgain}>{texts.tryAgain}</TextButton>
        </Note>
      )}
      {checked ? (
        <Suspense fallback={<Skeleton lines={8} label={texts.checking} />}>
          <CheckedSentences engine={engine} work={work} checked={checked} onChange={onChange} account={account} />
        </Suspense>
      ) : (
        !hasFailed && <Skeleton lines={8} label={texts.checking} />
      )}
    </>
  )
}
