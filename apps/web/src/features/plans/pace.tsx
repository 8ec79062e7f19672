import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { hoursPerWeekFor, weeksOf } from '@bespeak/domain/growth/schedule.ts'
import { useMutation } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { dayOf, dayWords } from '../../lib/days.ts'
import { type DevelopmentPlan, hoursPerWeekMutation } from '../../lib/resumes/plans.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { reckoned } from './plan-days.ts'
import styles from './plans.module.css'
import * as texts from './texts.tsx'
import { Weeks } from './weeks.tsx'

type PaceProps = {
  plan: DevelopmentPlan
  /** When the job closes that the plan is for. */
  closesOn: string | null
}

const mostHours = 40

/** How much time a week, and when that ends: the day moves with each press. */
export function Pace({ plan, closesOn }: PaceProps) {
  const change = useMutation(hoursPerWeekMutation())
  const hours = change.isPending ? change.variables.hoursPerWeek : plan.hoursPerWeek
  const setHours = (hoursPerWeek: number) => change.mutate({ id: plan.id, hoursPerWeek })
  const today = dayOf(new Date())
  const { steps, pace, endsOn } = reckoned(plan, hours, today)
  const isLate = closesOn !== null && closesOn >= today && endsOn > closesOn
  const enough = isLate ? hoursPerWeekFor(steps, pace, closesOn) : null
  return (
    <Card>
      <p className={styles.caption}>{texts.doneOn(<b>{texts.hourCount(hours)}</b>)}</p>
      <p className={styles.end} role="status">
        {dayWords(endsOn, today)}
      </p>
      <fieldset className={styles.stepper} aria-label={texts.hoursAWeek}>
        <IconButton label={texts.fewerHours} disabled={hours <= 1} onClick={() => setHours(Math.ceil(hours) - 1)}>
          <Minus size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <span>{texts.countAWeek(hours, <b>{hours}</b>)}</span>
        <IconButton
          label={texts.moreHours}
          disabled={hours >= mostHours}
          onClick={() => setHours(Math.floor(hours) + 1)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </fieldset>
      <Weeks
        weeks={weeksOf(pace, endsOn)}
        endsOn={endsOn}
        today={today}
        mark={closesOn === null ? undefined : { day: closesOn, label: texts.jobCloses }}
      />
      {isLate && (
        <Note tone="warn" className={styles.late}>
          {texts.late(daysBetween(closesOn, endsOn))}{' '}
          {enough === null || enough > mostHours ? (
            texts.tooLate
          ) : (
            <>
              {texts.wouldBeDoneOn(enough, dayWords(reckoned(plan, enough, today).endsOn, today))}{' '}
              <Button variant="line" size="sm" onClick={() => setHours(enough)}>
                {texts.takeHours(enough)}
              </Button>
            </>
          )}
        </Note>
      )}
    </Card>
  )
}
