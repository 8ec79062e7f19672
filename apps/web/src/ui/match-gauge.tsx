import { bandName, ceilingWords, roundedScore, shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './match-gauge.module.css'
import { MiniTape, Tape } from './tape.tsx'
import * as texts from './texts/match.ts'

type MatchGaugeProps = {
  /** Null where the ad asks nothing that can be checked. */
  score: number | null
  /** Of the resume before it was changed. */
  before?: number | null
  ceiling: number | null
  size?: 'report' | 'tailor' | 'column'
  /** What leads to the ceiling, where that can be said more exactly. */
  reach?: ReactNode
  /** Beside it: how many requirements were found. */
  children?: ReactNode
  className?: string | undefined
}

/** The score of a resume for an ad: one number with its word, and how far it could go. */
export function MatchGauge({
  score,
  before = null,
  ceiling,
  size = 'tailor',
  reach,
  children,
  className,
}: MatchGaugeProps) {
  if (score === null) return <p className={classNames(styles.unscored, className)}>{texts.unscored}</p>
  const now = roundedScore(score)
  const was = before === null || roundedScore(before) === now ? undefined : roundedScore(before)
  const upTo = ceiling === null ? null : ceilingWords(score, ceiling)
  return (
    <div className={classNames(styles.gauge, styles[size], className)}>
      <p className={styles.figure}>
        {was !== undefined && (
          <>
            <span className={styles.was}>{was}</span>
            <ArrowRight size={16} strokeWidth={1.5} aria-label={texts.becomes} />
          </>
        )}
        <b>{now}</b> <span className={styles.word}>{bandName(score)}</span>{' '}
        <span className={styles.of}>{texts.outOf}</span>
      </p>
      {size === 'column' ? (
        <MiniTape
          score={now}
          ceiling={shownCeiling(score, ceiling)}
          label={texts.yourMatch(now)}
          className={styles.slim}
        />
      ) : (
        <Tape score={now} before={was} ceiling={shownCeiling(score, ceiling)} target={targetScores} size={size} />
      )}
      <div className={styles.words}>
        {children}
        {upTo && (reach ?? <p>{texts.sentence(upTo)}</p>)}
      </div>
    </div>
  )
}
