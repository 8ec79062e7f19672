import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ComingUp } from './coming-up.tsx'
import { CurrentResume } from './current-resume.tsx'
import styles from './dashboard.module.css'
import { type DashboardData, dashboardQuery } from './dashboard-query.ts'
import { FirstSteps, isNew } from './first-steps.tsx'
import { type JobRow, jobRows } from './job-rows.ts'
import { AddJobDialog } from './jobs/add-job-dialog.tsx'
import { LatestTailored } from './latest-tailored.tsx'
import { Lead } from './lead.tsx'
import { Learning } from './learning.tsx'
import { MatchedWith, MatchList } from './match-list.tsx'
import { rankedJobsQuery } from './ranked-jobs.ts'
import { AboutSample, TryTheSample } from './sample.tsx'
import { ScoreHistory } from './score-history.tsx'
import { lastShape, useKeptShape } from './shape.ts'
import { SoFar } from './so-far.tsx'
import * as texts from './texts.tsx'
import { ThisMonth } from './this-month.tsx'
import { WaitingList } from './waiting.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The saved jobs, best match first; all else is a closed line below them. */
export function Dashboard() {
  const { user } = useAuth()
  const query = useQuery(dashboardQuery(user?.id))
  const ranked = useQuery(rankedJobsQuery(user?.id))
  const [shape] = useState(lastShape)
  useKeptShape(query.data)
  // Both at once: rows that came without their match would move when it comes. Without it they are still of use.
  const data = ranked.isPending && !ranked.error ? undefined : query.data
  const rows = data ? jobRows(data, ranked.data ?? null) : []
  // The first steps have the one thing to do.
  const startsHere = data ? isNew(data) : shape.isNew
  const isWaiting = !data && !query.error
  return (
    <Page
      className={styles.page}
      title={texts.pageTitle}
      lead={data ? <Lead data={data} rows={rows} /> : '\u00a0'}
      actions={
        <>
          <ButtonLink variant="line" to={paths.createResume()}>
            <Upload {...icon} />
            {texts.upload}
          </ButtonLink>
          <ButtonLink variant={startsHere ? 'line' : 'primary'} to={paths.addJob()} preventScrollReset>
            <Plus {...icon} />
            {texts.addAJob}
          </ButtonLink>
        </>
      }
    >
      <LoadProblem title={texts.jobsNotLoaded} problem={problemOf([query])} />
      {data && <LoadProblem title={texts.matchesNotLoaded} problem={problemOf([ranked])} />}
      {data ? <Jobs data={data} rows={rows} ranked={ranked.data} /> : isWaiting && <WaitingList shape={shape} />}
      <Card padded={false} className={styles.further} hidden={isWaiting}>
        {data && <Further data={data} />}
        <ThisMonth />
        {data && <ScoreHistory data={data} />}
      </Card>
      <AddJob hasResume={query.data?.resume !== null} />
    </Page>
  )
}

type JobsProps = {
  data: DashboardData
  rows: readonly JobRow[]
  ranked: { measured: number; total: number } | null | undefined
}

function Jobs({ data, rows, ranked }: JobsProps) {
  return (
    <>
      {isNew(data) && (
        <FirstSteps data={data}>
          <TryTheSample data={data} />
        </FirstSteps>
      )}
      {data.jobs.length > 0 && (
        <>
          {ranked && (
            <MatchedWith resume={data.resume} hasTailored={rows.some(({ isTailored }) => isTailored)} {...ranked} />
          )}
          <MatchList rows={rows} total={data.jobs.length} />
          <Views />
        </>
      )}
      <AboutSample data={data} />
    </>
  )
}

const Views = () => (
  <p className={styles.views}>
    <TextLink to={paths.jobs()}>{texts.allWithNotes}</TextLink>
    <TextLink to={paths.jobs({ as: 'board' })}>{texts.asBoard}</TextLink>
    <TextLink to={paths.analyses()}>{texts.allAnalyses}</TextLink>
  </p>
)

const Further = ({ data }: { data: DashboardData }) => (
  <>
    <ComingUp data={data} />
    <CurrentResume data={data} />
    <LatestTailored data={data} />
    {data.jobs.length > 0 && <SoFar data={data} />}
    <Learning data={data} />
  </>
)

/** Its address opens it, so that other pages can lead to it. The job's page says nothing without a resume. */
function AddJob({ hasResume }: { hasResume: boolean }) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  if (!search.has('add')) return null
  const close = () =>
    setSearch(
      (before) => {
        before.delete('add')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <AddJobDialog
      onClose={close}
      onAdded={({ id }) => (hasResume ? void navigate(paths.job(id), { replace: true }) : close())}
    />
  )
}
