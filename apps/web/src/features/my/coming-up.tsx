import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { dayOf, shortDay } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './coming-up.module.css'
import type { DashboardData } from './dashboard-query.ts'
import { type DateAhead, datesAhead } from './dates-ahead.ts'
import { nearDays } from './stages.ts'
import * as texts from './texts.tsx'
import { useGo } from './use-go.ts'

export const mostDates = 5

/** Dates, each with the one thing to do. */
export function ComingUp({ data }: { data: DashboardData }) {
  const dates = datesAhead(data, dayOf(new Date()))
  return (
    <Card title={texts.comingUp} actions={<AddDate hasJobs={data.jobs.length > 0} />}>
      {dates.length === 0 ? (
        <p className={styles.quiet}>{texts.noDates}</p>
      ) : (
        <ol className={styles.dates}>
          {dates.slice(0, mostDates).map((date) => (
            <Row key={date.key} date={date} />
          ))}
        </ol>
      )}
      {dates.length > mostDates && (
        <p className={styles.quiet}>
          {texts.andMore(<TextLink to={paths.jobs()}>{texts.moreDates(dates.length - mostDates)}</TextLink>)}
        </p>
      )}
    </Card>
  )
}

/** A date belongs to a job: where there is one, it is chosen first. */
const AddDate = ({ hasJobs }: { hasJobs: boolean }) => (
  <Link
    className={styles.add}
    to={hasJobs ? paths.jobs() : paths.jobs({ add: '' })}
    aria-label={texts.addDate}
    title={texts.addDate}
  >
    <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
  </Link>
)

function Row({ date: { on, left, what, of, todo } }: { date: DateAhead }) {
  const go = useGo()
  const [day, month] = shortDay(on).split(' ')
  return (
    <li className={styles.date}>
      <time className={styles.day} dateTime={on}>
        <b>{day}</b>
        <span>{month}</span>
      </time>
      <div className={styles.what}>
        <p>
          <b>{what}</b>
        </p>
        <p className={styles.quiet}>{of}</p>
        {todo && (
          <TextLink className={styles.todo} to={todo.to} onClick={go(todo)}>
            {todo.label}
          </TextLink>
        )}
      </div>
      <Badge tone={left <= nearDays ? 'warn' : 'plain'}>{texts.daysLeft(left)}</Badge>
    </li>
  )
}
