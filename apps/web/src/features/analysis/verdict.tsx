import { foundWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useEffect, useRef } from 'react'
import { type Analysis, isEarlier, scoreOf } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { Dealbreakers } from '../../ui/dealbreakers.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './analysis.module.css'
import { MeasuredText } from './measured-text.tsx'
import * as texts from './texts.tsx'
import { useScoreBefore } from './use-measure-again.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { matchScoreCeiling, shownScoreBefore, ledger, knockOuts } = analysis
  const isOfToday = !isEarlier(analysis)
  const before = useScoreBefore()
  const place = useRef<HTMLElement>(null)
  // What was pressed is gone with the report before.
  const corrected = useRef(analysis.updatedAt)
  useEffect(() => {
    if (before !== null || corrected.current !== analysis.updatedAt) takeLostFocus(place.current)
    corrected.current = analysis.updatedAt
  }, [before, analysis.updatedAt])
  return (
    <Card ref={place} className={styles.verdict} aria-label={texts.theScore}>
      <MatchGauge
        size="report"
        score={scoreOf(analysis)}
        before={before ?? shownScoreBefore}
        ceiling={isOfToday ? matchScoreCeiling : null}
      >
        {before !== null && <Moved gain={roundedScore(analysis.matchScore) - before} />}
        {isOfToday && <p>{texts.sentence(foundWords(ledger))}</p>}
      </MatchGauge>
      {isOfToday && <Dealbreakers rows={knockOuts} />}
      {analysis.metadata.notes && <p className={styles.measured}>{analysis.metadata.notes}</p>}
      <MeasuredText analysis={analysis} />
    </Card>
  )
}

const Moved = ({ gain }: { gain: number }) => (
  <p>
    <b>{gain === 0 ? texts.asBefore : texts.moved(gain)}</b>
  </p>
)
