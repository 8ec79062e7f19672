import { ceilingWords, shownScore, targetScores } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { Tape } from '../../ui/tape.tsx'
import styles from './analysis.module.css'
import { verdictFor } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const [score, ceiling] = [shownScore(analysis.matchScore), shownScore(analysis.matchScoreCeiling)]
  const asked = analysis.ledger.filter(({ importance }) => importance !== 'mentioned')
  const met = asked.filter(({ status }) => status === 'met').length
  return (
    <Card className={styles.whole}>
      <div className={styles.verdict}>
        <p className={styles.big}>
          <span className={styles.caption}>Match score</span>
          <b>{score}</b> <span className={styles.quiet}>of 100</span>
        </p>
        <div>
          <p className={styles.sentence}>
            {verdictFor(analysis)}. You meet {met} of {asked.length} requirements in full.{' '}
            {ceilingWords(analysis.matchScore, analysis.matchScoreCeiling)}
          </p>
          <Tape score={score} ceiling={ceiling} target={targetScores} />
        </div>
      </div>
    </Card>
  )
}
