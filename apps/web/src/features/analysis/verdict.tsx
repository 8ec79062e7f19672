import { askedOutright, ceilingWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useEffect, useRef } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import styles from './analysis.module.css'
import { MeasuredText } from './measured-text.tsx'
import { useScoreBefore } from './use-measure-again.ts'
import { verdictFor } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { matchScore, matchScoreCeiling, shownScore, shownScoreBefore } = analysis
  const { asked, met } = askedOutright(analysis.ledger)
  const before = useScoreBefore()
  const place = useRef<HTMLElement>(null)
  // What was pressed is gone with the report before.
  useEffect(() => {
    if (before !== null) takeLostFocus(place.current)
  }, [before])
  return (
    <Card ref={place} className={classNames(styles.whole, styles.verdict)} aria-label="The score">
      <p className={styles.sentence}>
        {verdictFor(analysis)}. {asked > 0 && `You meet ${met} of ${asked} requirements in full.`}
      </p>
      <TwoMeasures
        size="report"
        brings={{
          ...{ score: matchScore, before, ceiling: matchScoreCeiling },
          words: <BringWords analysis={analysis} before={before} />,
        }}
        shows={{ score: shownScore, before: shownScoreBefore, words: showWords(shownScoreBefore !== null) }}
      />
      <MeasuredText analysis={analysis} />
    </Card>
  )
}

const againWords = (gain: number) =>
  gain === 0 ? 'Measured again: as before.' : `${gain > 0 ? '+' : '−'}${Math.abs(gain)} from what you told us.`

function BringWords({ analysis, before }: { analysis: Analysis; before: number | null }) {
  const { matchScore, matchScoreCeiling } = analysis
  const gain = before === null ? 0 : roundedScore(matchScore) - before
  return (
    <p>
      {before !== null && <b>{againWords(gain)} </b>}
      Only what you have done moves this, not wording. {ceilingWords(matchScore, matchScoreCeiling)}
    </p>
  )
}

const showWords = (isTailored: boolean) => (
  <p>
    {isTailored
      ? 'This is how much of what you bring a reader now sees on the page.'
      : 'Of all you bring to this job, this much stands where a reader sees it. Tailoring can show more.'}
  </p>
)
