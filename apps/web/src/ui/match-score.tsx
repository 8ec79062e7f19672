import { bandName, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { classNames } from './class-names.ts'
import styles from './match-score.module.css'
import { MiniTape } from './tape.tsx'
import * as texts from './texts/match.ts'

type MatchScoreProps = { score: number | null; className?: string | undefined }

/** The score in a list, with its word. */
export function MatchScore({ score, className }: MatchScoreProps) {
  if (score === null) return null
  const whole = roundedScore(score)
  return (
    <div className={classNames(styles.score, className)}>
      <b aria-hidden="true">{whole}</b>
      <MiniTape score={whole} label={texts.yourMatch(whole)} />
      <span>{bandName(score)}</span>
    </div>
  )
}
