import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { StitchRing } from '../../ui/spinner.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { SavedJob } from './saved-job.tsx'
import styles from './tailor.module.css'
import { TailorScreen } from './tailor-screen.tsx'
import * as texts from './texts.tsx'

const back = <BackButton to={paths.currentResume()} label={texts.back} />

/** One page: the job that the address names, or the one that is typed. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <SelectedResume /> : <SavedJob named={id} />
}

function SelectedResume() {
  const { data: resume, error, isPending, refetch } = useQuery(selectedResumeQuery())
  const place = useRef<HTMLDivElement>(null)
  const isAskedAgain = useRef(false)
  const askAgain = () => {
    isAskedAgain.current = true
    void refetch()
  }
  // What was pressed is gone while the resume is on its way.
  useEffect(() => {
    if (isPending && isAskedAgain.current) takeLostFocus(place.current)
  }, [isPending])
  return (
    <div ref={place}>
      {resume ? (
        <TailorScreen key={resume.id} resume={resume} back={back} />
      ) : (
        <Page title={texts.title} back={back}>
          {isPending && (
            <p role="status" className={styles.loading}>
              <StitchRing size={20} />
              <span>{texts.loading}</span>
            </p>
          )}
          {error && (
            <Note tone="danger" role="alert" title={texts.loadFailed}>
              {plainMessage(error, texts.somethingFailed)}{' '}
              <Button variant="line" size="sm" onClick={askAgain}>
                {texts.tryAgain}
              </Button>
            </Note>
          )}
          {resume === null && (
            <EmptyState
              title={texts.noResume}
              action={<ButtonLink to={paths.myResumes()}>{texts.goToResumes}</ButtonLink>}
            >
              {texts.selectFirst}
            </EmptyState>
          )}
        </Page>
      )}
    </div>
  )
}
