import { askedOutright, ceilingWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useEffect, useRef } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import styles from './analysis.module.css'
import { MeasuredText } from './measured-text.tsx'
import * as texts from './texts.tsx'
import { useScoreBefore } from './use-measure-again.ts'
import { verdictFor } from './words.ts'

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { matchScore, matchScoreCeiling, shownScore, shownScoreBefore } = analysis
  const { asked, met } = askedOutright(analysis.ledger)
  const before = useScoreBefore()
  const place = useRef<HTMLElement>(null)
  // What was pressed is gone with the report before.
  const corrected = useRef(analysis.updatedAt)
  useEffect(() => {
    if (before !== null || corrected.current !== analysis.updatedAt) takeLostFocus(place.current)
    corrected.current = analysis.updatedAt
  }, [before, analysis.updatedAt])
  return (
    <Card ref={place} className={classNames(styles.whole, styles.verdict)} aria-label={texts.theScore}>
      <p className={styles.sentence}>
        {verdictFor(analysis)}. {asked > 0 && texts.meets(met, asked)}
      </p>
      <TwoMeasures
        size="report"
        brings={{
          ...{ score: matchScore, before, ceiling: matchScoreCeiling },
          words: <BringWords analysis={analysis} before={before} />,
        }}
        shows={{ score: shownScore, before: shownScoreBefore, words: showWords(shownScoreBefore !== null) }}
      />
      {analysis.metadata.notes && <p className={styles.measured}>{analysis.metadata.notes}</p>}
      <MeasuredText analysis={analysis} />
    </Card>
  )
}

function BringWords({ analysis, before }: { analysis: Analysis; before: number | null }) {
  const { matchScore, matchScoreCeiling } = analysis
  const gain = before === null ? 0 : roundedScore(matchScore) - before
  return (
    <p>
      {before !== null && <b>{gain === 0 ? texts.asBefore : texts.moved(gain)} </b>}
      {texts.onlyWhatYouDid} {ceilingWords(matchScore, matchScoreCeiling)}
    </p>
  )
}

const showWords = (isTailored: boolean) => <p>{isTailored ? texts.nowSeen : texts.canBeSeen}</p>
