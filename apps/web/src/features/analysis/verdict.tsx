import { askedOutright, ceilingWords } from '@bespeak/domain/match/verdict.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import styles from './analysis.module.css'
import { MeasuredText } from './measured-text.tsx'
import { verdictFor } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { matchScore, matchScoreCeiling, shownScore, shownScoreBefore } = analysis
  const { asked, met } = askedOutright(analysis.ledger)
  return (
    <Card className={styles.whole}>
      <p className={styles.sentence}>
        {verdictFor(analysis)}. {asked > 0 && `You meet ${met} of ${asked} requirements in full.`}
      </p>
      <TwoMeasures
        size="report"
        brings={{ score: matchScore, ceiling: matchScoreCeiling, words: bringWords(matchScore, matchScoreCeiling) }}
        shows={{ score: shownScore, before: shownScoreBefore, words: showWords(shownScoreBefore !== null) }}
      />
      <MeasuredText analysis={analysis} />
    </Card>
  )
}

const bringWords = (score: number, ceiling: number) => (
  <p>Only what you have done moves this, not wording. {ceilingWords(score, ceiling)}</p>
)

const showWords = (isTailored: boolean) => (
  <p>
    {isTailored
      ? 'Of all you bring to this job, this much now stands where a reader sees it.'
      : 'Of all you bring to this job, this much stands where a reader sees it. Tailoring can show more.'}
  </p>
)
