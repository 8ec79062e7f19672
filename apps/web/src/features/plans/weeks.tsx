import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import type { Week } from '@bespeak/domain/growth/schedule.ts'
import { shortDay } from '../../lib/days.ts'
import styles from './plans.module.css'
import * as texts from './texts.tsx'

type WeeksProps = {
  weeks: readonly Week[]
  endsOn: string
  today: string
  /** A day that matters to it, such as the one on which a job closes. */
  mark?: { day: string; label: string } | undefined
}

/** More than these are too narrow to be told apart: they become one stretch. */
const mostWeeks = 26

/** A plan as a line of weeks, on the tape's yellow as far as time has passed. */
export function Weeks({ weeks, endsOn, today, mark }: WeeksProps) {
  const [first] = weeks
  if (!first) return null
  const days = weeks.length * 7
  const at = (day: string) => Math.min(100, Math.max(0, (daysBetween(first.startsOn, day) / days) * 100))
  const isMarked = mark !== undefined && at(mark.day) > 0 && at(mark.day) < 100
  const now = weeks.findIndex(({ state }) => state === 'now')
  const label = [
    now < 0 ? texts.weekCount(weeks.length) : texts.weekOf(now + 1, weeks.length),
    ...(isMarked ? [texts.markOn(mark.label, shortDay(mark.day))] : []),
  ].join('. ')
  return (
    <svg className={styles.weeks} height={isMarked ? 58 : 34} role="img" aria-label={label}>
      <g transform={isMarked ? 'translate(0 24)' : undefined}>
        {weeks.length <= mostWeeks ? (
          weeks.map((week, place) => (
            <WeekBox key={week.startsOn} week={week} place={place} of={weeks.length} today={today} />
          ))
        ) : (
          <>
            <rect className={styles.week} width="100%" height="10" />
            <rect className={styles.passed} width={`${at(today)}%`} height="10" />
          </>
        )}
        <text className={styles.weekDay} y="28">
          {shortDay(first.startsOn)}
        </text>
        {weeks.length > 2 && (
          <text className={styles.weekDay} x="100%" y="28" textAnchor="end">
            {shortDay(endsOn)}
          </text>
        )}
      </g>
      {isMarked && (
        <>
          <line className={styles.mark} x1={`${at(mark.day)}%`} x2={`${at(mark.day)}%`} y1="16" y2="40" />
          <text
            className={styles.markWords}
            x={`${at(mark.day)}%`}
            y="12"
            textAnchor={at(mark.day) > 50 ? 'end' : 'start'}
          >
            {mark.label} {shortDay(mark.day)}
          </text>
        </>
      )}
    </svg>
  )
}

type WeekBoxProps = { week: Week; place: number; of: number; today: string }

const gap = 1.2

function WeekBox({ week: { startsOn, state }, place, of, today }: WeekBoxProps) {
  const width = (100 - gap * (of - 1)) / of
  const x = `${place * (width + gap)}%`
  const share = state === 'past' ? 1 : state === 'now' ? Math.min(1, (daysBetween(startsOn, today) + 1) / 7) : 0
  return (
    <>
      <rect className={styles.week} x={x} width={`${width}%`} height="10" />
      {share > 0 && (
        <rect className={share === 1 ? styles.whole : styles.passed} x={x} width={`${width * share}%`} height="10" />
      )}
    </>
  )
}
