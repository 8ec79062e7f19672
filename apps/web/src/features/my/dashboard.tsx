import { useQuery } from '@tanstack/react-query'
import { Scissors, Upload } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '../../lib/days.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ComingUp } from './coming-up.tsx'
import { CurrentResume } from './current-resume.tsx'
import styles from './dashboard.module.css'
import { type DashboardData, dashboardQuery } from './dashboard-query.ts'
import { datesAhead } from './dates-ahead.ts'
import { FirstSteps, isNew } from './first-steps.tsx'
import { LatestTailored } from './latest-tailored.tsx'
import { Learning } from './learning.tsx'
import { NextCard } from './next-card.tsx'
import { AboutSample, TryTheSample } from './sample.tsx'
import { ScoreHistory } from './score-history.tsx'
import { lastShape, useKeptShape } from './shape.ts'
import { SoFar } from './so-far.tsx'
import { nearDays } from './stages.ts'
import * as texts from './texts.tsx'
import { ThisMonth } from './this-month.tsx'
import { WaitingLeft, WaitingRight } from './waiting.tsx'
import { YourJobs } from './your-jobs.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export function Dashboard() {
  const { user } = useAuth()
  const query = useQuery(dashboardQuery(user?.id))
  const { data, error } = query
  const [shape] = useState(lastShape)
  useKeptShape(data)
  return (
    <Page
      title={texts.greeting(new Date().getHours(), user?.firstName)}
      lead={leadOf(data, new Date())}
      actions={
        <>
          <ButtonLink variant="line" to={paths.createResume()}>
            <Upload {...icon} />
            {texts.upload}
          </ButtonLink>
          <ButtonLink variant="line" to={paths.tailor()}>
            <Scissors {...icon} />
            {texts.tailorAResume}
          </ButtonLink>
        </>
      }
    >
      <LoadProblem title={texts.dashboardFailed} problem={problemOf([query])} />
      <div className={styles.grid}>
        <div className={styles.column}>{data ? <Left data={data} /> : !error && <WaitingLeft shape={shape} />}</div>
        <div className={styles.column}>
          {data ? <Right data={data} /> : !error && <WaitingRight shape={shape} />}
          <ThisMonth />
          {data && <ScoreHistory data={data} />}
        </div>
      </div>
    </Page>
  )
}

const Left = ({ data }: { data: DashboardData }) => (
  <>
    {isNew(data) ? (
      <FirstSteps data={data}>
        <TryTheSample data={data} />
      </FirstSteps>
    ) : (
      <NextCard data={data} />
    )}
    <AboutSample data={data} />
    <YourJobs data={data} />
    <LatestTailored data={data} />
    {data.jobs.length > 0 && <SoFar data={data} />}
  </>
)

const Right = ({ data }: { data: DashboardData }) => (
  <>
    <ComingUp data={data} />
    <CurrentResume data={data} />
    <Learning data={data} />
  </>
)

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** "Monday, 16 November. 2 dates this week." */
function leadOf(data: DashboardData | undefined, now: Date): string {
  const today = dayFormat.format(now).replace(/^(\w+),? /, '$1, ')
  const near = data ? datesAhead(data, dayOf(now)).filter(({ left }) => left <= nearDays).length : 0
  return texts.datesNear(today, near)
}
