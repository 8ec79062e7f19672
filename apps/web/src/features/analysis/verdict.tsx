import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { Tape } from '../../ui/tape.tsx'
import styles from './analysis.module.css'
import { target, verdictOf } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const [score, ceiling] = [Math.round(analysis.matchScore), Math.round(analysis.matchScoreCeiling)]
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
            {verdictOf(analysis)}. You meet {met} of {asked.length} requirements in full.{' '}
            {ceiling > score
              ? `Honest wording can take you to ${ceiling}; beyond that lies what you have not done yet.`
              : 'Wording can take you no further; beyond that lies what you have not done yet.'}
          </p>
          <Tape score={score} ceiling={ceiling} target={target} />
        </div>
      </div>
    </Card>
  )
}
