import { shownScore } from '@bespeak/domain/match/verdict.ts'
import { classNames } from './class-names.ts'
import styles from './match-score.module.css'
import { MiniTape } from './tape.tsx'

type MatchScoreProps = { score: number | null; before?: number | null; className?: string | undefined }

/** A match score in a list: "64 → 78" and its tape. */
export function MatchScore({ score, before = null, className }: MatchScoreProps) {
  if (score === null) return null
  const [to, from] = [shownScore(score), before === null ? null : shownScore(before)]
  return (
    <div className={classNames(styles.score, className)}>
      <span className={styles.figures} aria-hidden="true">
        {from !== null && from !== to && <span>{from} → </span>}
        <b>{to}</b>
      </span>
      <MiniTape score={to} label={`Match ${to} of 100${from === null || from === to ? '' : `, before ${from}`}`} />
    </div>
  )
}
