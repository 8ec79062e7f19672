import { bandName } from '@bespeak/domain/match/verdict.ts'
import { useRef } from 'react'
import { dayOf } from '../../lib/days.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { DashboardData } from './dashboard-query.ts'
import { type NextAction, nextActions } from './next-actions.ts'
import styles from './next-card.module.css'
import { usePutOff } from './put-off.ts'
import * as texts from './texts.tsx'
import { useGo } from './use-go.ts'

const mostThen = 2

/** The one thing to do now, and two more. */
export function NextCard({ data }: { data: DashboardData }) {
  const today = dayOf(new Date())
  const [putOff, putOffToTomorrow] = usePutOff(today)
  const go = useGo()
  const heading = useRef<HTMLHeadingElement>(null)
  const [first, ...others] = nextActions(data, today, putOff)
  if (!first) return <Nothing />
  const later = () => {
    putOffToTomorrow(first.key)
    // The button that was pressed speaks of something else now.
    heading.current?.focus()
  }
  return (
    <section className={styles.card} aria-labelledby="next">
      <div className={styles.words}>
        <p className={styles.caption}>{texts.next}</p>
        <h2 id="next" className={styles.title} ref={heading} tabIndex={-1}>
          {first.title}
        </h2>
        <p className={styles.reason}>{first.reason}</p>
        <p className={styles.buttons}>
          <ButtonLink to={first.to} onClick={go(first)}>
            {first.button}
          </ButtonLink>
          <Button variant="quiet" title={texts.backTomorrow} onClick={later}>
            {texts.notNow}
          </Button>
        </p>
      </div>
      {first.score !== null && <Score score={first.score} />}
      {others.length > 0 && (
        <ul className={styles.then}>
          {others.slice(0, mostThen).map((action) => (
            <Then key={action.key} action={action} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Score({ score }: { score: number }) {
  return (
    <div className={styles.score}>
      <p className={styles.caption}>{texts.yourMatch}</p>
      <p className={styles.figure}>{score}</p>
      <div>
        <MiniTape score={score} label={texts.yourMatchOf(score)} />
        <p className={styles.small}>{bandName(score)}</p>
      </div>
    </div>
  )
}

function Then({ action }: { action: NextAction }) {
  const go = useGo()
  return (
    <li>
      <span className={styles.caption}>{texts.andThen}</span>
      <TextLink to={action.to} onClick={go(action)}>
        {action.title}
      </TextLink>
      <span className={styles.small}>{action.inShort}</span>
    </li>
  )
}

const Nothing = () => (
  <section className={styles.card} aria-labelledby="next">
    <div className={styles.words}>
      <p className={styles.caption}>{texts.next}</p>
      <h2 id="next" className={styles.title}>
        {texts.nothingMore}
      </h2>
      <p className={styles.reason}>{texts.putOffBackTomorrow}</p>
    </div>
  </section>
)
