import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { classNames } from './class-names.ts'
import styles from './match-score.module.css'
import { MiniTape } from './tape.tsx'
import * as texts from './texts/match-score.tsx'

type MatchScoreProps = {
  score: number | null
  /** How much of it the page shows; null where that is not known. */
  shown: number | null
  className?: string | undefined
}

/** Both figures in a list: a tape for what one brings, a figure for what the page shows. */
export function MatchScore({ score, shown, className }: MatchScoreProps) {
  if (score === null) return null
  const brings = roundedScore(score)
  return (
    <div className={classNames(styles.score, className)}>
      <b aria-hidden="true">{brings}</b>
      <MiniTape score={brings} label={texts.youBring(brings)} />
      {shown !== null && <span className={styles.shown}>{texts.pageShows(<b>{roundedScore(shown)}</b>)}</span>}
    </div>
  )
}
