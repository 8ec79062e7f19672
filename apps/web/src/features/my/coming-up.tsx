import { dayOf, shortDay } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { untilWords } from '../../lib/texts/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './coming-up.module.css'
import type { DashboardData } from './dashboard-query.ts'
import { type DateAhead, datesAhead } from './dates-ahead.ts'
import { FoldLine } from './fold-line.tsx'
import { nearDays } from './stages.ts'
import * as texts from './texts.tsx'

const mostDates = 5

/** Dates, each with the one thing to do. */
export function ComingUp({ data }: { data: DashboardData }) {
  const dates = datesAhead(data, dayOf(new Date()))
  return (
    <FoldLine title={texts.comingUp} summary={summaryOf(dates)}>
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
      <AddDate hasJobs={data.jobs.length > 0} />
    </FoldLine>
  )
}

function summaryOf([first]: readonly DateAhead[]): string {
  return first
    ? texts.nextDate(first.what, first.of, first.left < 0 ? texts.daysLeft(first.left) : untilWords(first.left))
    : texts.noneYet
}

/** A date belongs to a job: where there is one, it is chosen first. */
const AddDate = ({ hasJobs }: { hasJobs: boolean }) => (
  <p className={styles.add}>
    <TextLink to={hasJobs ? paths.jobs() : paths.addJob()}>{texts.addDate}</TextLink>
  </p>
)

function Row({ date: { on, left, what, of, todo } }: { date: DateAhead }) {
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
          <TextLink className={styles.todo} to={todo.to}>
            {todo.label}
          </TextLink>
        )}
      </div>
      <Badge tone={left <= nearDays ? 'warn' : 'plain'}>{texts.daysLeft(left)}</Badge>
    </li>
  )
}
