import { useMutation } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { type JobDescription, updateJobDescriptionMutation } from '../../../lib/resumes/job-descriptions.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SampleBadge } from '../../../ui/sample.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { jobTitle, movedTo, stageName, stages } from '../stages.ts'
import * as texts from '../texts.tsx'
import { JobDates } from './job-dates.tsx'
import { JobMenu } from './job-menu.tsx'
import styles from './jobs.module.css'

type JobBoardProps = { jobs: JobDescription[]; onOpen: (job: JobDescription) => void }

const dragged = 'application/x-bespeak-job'

/** A column for each stage. Cards move by dragging, by their menu, and with the arrow keys. */
export function JobBoard({ jobs, onOpen }: JobBoardProps) {
  // One after the other: of two moves of one job the last must be the one that stays.
  const { mutateAsync } = useMutation({ ...updateJobDescriptionMutation({ silent: true }), scope: { id: 'job-board' } })
  const [said, setSaid] = useState('')
  const [moving, setMoving] = useState<Record<number, string>>({})
  // On a phone one stage is shown at a time.
  const [shown, setShown] = useState<string>(() => firstWithJobs(jobs))
  const placed = jobs.map((job) => ({ ...job, stage: moving[job.id] ?? job.stage }))
  const inStage = (stage: string) => placed.filter((job) => job.stage === stage)

  const move = (job: JobDescription, stage: string, follow?: (stage: string) => void) => {
    if (stage === job.stage) return
    follow?.(stage)
    setMoving((before) => ({ ...before, [job.id]: stage }))
    setSaid(texts.moved(jobTitle(job), stageName(stage)))
    const settle = () =>
      setMoving((before) => {
        const { [job.id]: to, ...others } = before
        return to === stage ? others : before
      })
    // Not by the callbacks of `mutate`: they are not called for a move that another one follows.
    void mutateAsync({ id: job.id, input: movedTo(stage, job, new Date()) }).then(settle, settle)
  }
  const drop = (event: DragEvent, stage: string) => {
    const job = placed.find(({ id }) => String(id) === event.dataTransfer.getData(dragged))
    if (!job) return
    event.preventDefault()
    move(job, stage)
  }
  return (
    <>
      <p className={styles.quiet}>{texts.boardHint}</p>
      <Segments
        className={styles.stageSwitch}
        label={texts.stage}
        value={shown}
        onValueChange={setShown}
        items={stages.map(({ value, label }) => ({
          value,
          label: `${label} ${inStage(value).length}`,
        }))}
      />
      <div className={styles.board}>
        {stages.map(({ value, label }) => {
          const here = inStage(value)
          return (
            <section
              key={value}
              className={classNames(styles.column, value !== shown && styles.notShown)}
              aria-label={`${label}, ${here.length}`}
              onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
              onDrop={(event) => drop(event, value)}
            >
              <h2 className={styles.columnHead}>
                {label} <span>{here.length}</span>
              </h2>
              {here.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
              <ul>
                {here.map((job) => (
                  <JobCard key={job.id} job={job} onOpen={() => onOpen(job)} onMove={(to) => move(job, to, setShown)} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  )
}

const firstWithJobs = (jobs: readonly JobDescription[]): string =>
  stages.find(({ value }) => jobs.some(({ stage }) => stage === value))?.value ?? 'saved'

type JobCardProps = { job: JobDescription; onOpen: () => void; onMove: (stage: string) => void }

function JobCard({ job, onOpen, onMove }: JobCardProps) {
  const moveWithKeys = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && stages[stages.findIndex(({ value }) => value === job.stage) + step]
    if (!next) return
    event.preventDefault()
    onMove(next.value)
    // The card is drawn anew in its column.
    const { id } = event.currentTarget
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <li
      className={styles.card}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragged, String(job.id))
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <TextButton id={`job-${job.id}`} onClick={onOpen} onKeyDown={moveWithKeys}>
        {jobTitle(job)}
      </TextButton>
      <p className={styles.quiet}>
        {job.company} {job.isSample && <SampleBadge />}
      </p>
      <div className={styles.cardFoot}>
        <JobDates job={job} />
        <JobMenu job={job} onOpen={onOpen} />
      </div>
    </li>
  )
}
