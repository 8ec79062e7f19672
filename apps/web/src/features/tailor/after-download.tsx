import { daysAfter } from '@bespeak/domain/calendar/days.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf, dayWords } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionQuery, updateJobDescriptionMutation } from '../../lib/resumes/job-descriptions.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { focusHeading, takeLostFocus } from '../../ui/take-lost-focus.ts'
import linkStyles from '../../ui/text-link.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './after-download.module.css'
import { downloaded, useIsDownloaded } from './downloaded.ts'
import * as texts from './texts.tsx'

type AfterDownloadProps = { tailored: Pick<TailoredResume, 'id' | 'jobDescriptionId'> }

/** What comes after the file: that it was sent, and a reminder to follow it up. */
export function AfterDownload({ tailored }: AfterDownloadProps) {
  const isDownloaded = useIsDownloaded(tailored.id)
  if (!isDownloaded || tailored.jobDescriptionId === null) return null
  return <Next key={tailored.id} id={tailored.id} jobId={tailored.jobDescriptionId} />
}

const daysToFollowUp = 7

const isWebAddress = (url: string | null): url is string => /^https?:\/\//i.test(url ?? '')

function Next({ id, jobId }: { id: number; jobId: number }) {
  const { data: job } = useQuery(jobDescriptionQuery(jobId))
  const { mutateAsync, isPending } = useMutation(updateJobDescriptionMutation({ silent: true }))
  const [remindOn, setRemindOn] = useState<string | null>(null)
  const steps = useRef<HTMLDivElement>(null)
  // What was pressed is gone.
  useEffect(() => {
    if (remindOn !== null) takeLostFocus(steps.current)
  }, [remindOn])
  if (!job || (job.stage !== 'saved' && remindOn === null)) return null
  const apply = async () => {
    const today = dayOf(new Date())
    const followUpOn = daysAfter(today, daysToFollowUp)
    const sent = { appliedOn: today, sentOn: today, sentTailoredResumeId: id, followUpOn }
    await mutateAsync({ id: jobId, input: { stage: 'applied', ...sent } }).then(
      () => setRemindOn(followUpOn),
      () => undefined,
    )
  }
  const dismiss = () => {
    flushSync(() => downloaded.remove(id))
    focusHeading()
  }
  return (
    <Note tone={remindOn === null ? 'info' : 'fit'} role="status" className={styles.after}>
      <div ref={steps} className={styles.steps}>
        {remindOn === null ? (
          <>
            <b>{texts.appliedQuestion}</b>
            <Button size="sm" variant="line" busy={isPending} onClick={() => void apply()}>
              {texts.iApplied}
            </Button>
          </>
        ) : (
          <span>{texts.appliedToday(dayWords(remindOn, dayOf(new Date())))}</span>
        )}
        {isWebAddress(job.url) && (
          <a href={job.url} target="_blank" rel="noopener noreferrer" className={linkStyles.link}>
            {texts.openAd}
          </a>
        )}
        <TextLink to={paths.editCoverLetter(id)}>{texts.writeLetter}</TextLink>
        <IconButton label={texts.dismiss} onClick={dismiss}>
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </Note>
  )
}
