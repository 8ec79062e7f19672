import { askedOutright, ceilingWords, shownCeiling, shownScore, targetScores } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { Tape } from '../../ui/tape.tsx'
import styles from './analysis.module.css'
import { MeasuredText } from './measured-text.tsx'
import { verdictFor } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { matchScore, matchScoreCeiling } = analysis
  const score = shownScore(matchScore)
  const { asked, met } = askedOutright(analysis.ledger)
  return (
    <Card className={styles.whole}>
      <div className={styles.verdict}>
        <p className={styles.big}>
          <span className={styles.caption}>Match score</span>
          <b>{score}</b> <span className={styles.quiet}>of 100</span>
        </p>
        <div>
          <p className={styles.sentence}>
            {verdictFor(analysis)}. {asked > 0 && `You meet ${met} of ${asked} requirements in full. `}
            {ceilingWords(matchScore, matchScoreCeiling)}
          </p>
          <Tape score={score} ceiling={shownCeiling(matchScore, matchScoreCeiling)} target={targetScores} />
        </div>
      </div>
      <MeasuredText analysis={analysis} />
    </Card>
  )
}
