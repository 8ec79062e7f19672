import type { Match } from '@bespeak/domain/match/index.ts'
import { foundWords } from '@bespeak/domain/match/verdict.ts'
import { Card } from '../../ui/card.tsx'
import { Dealbreakers } from '../../ui/dealbreakers.tsx'
import { HowCalculated } from '../../ui/how-calculated.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import * as texts from './texts/page.ts'

type ScoreCardProps = {
  match: Match
  /** Of the resume as it was put in. */
  before: Match | null
}

/** One number: that of the page beside it, which is the version that will be saved. */
export function ScoreCard({ match: { score, unscored, ceiling, ledger, knockOuts }, before }: ScoreCardProps) {
  return (
    <Card aria-label={texts.yourMatch}>
      <MatchGauge score={unscored ? null : score} before={before?.score ?? null} ceiling={ceiling}>
        <p>{texts.sentence(foundWords(ledger))}</p>
      </MatchGauge>
      <Dealbreakers
        rows={knockOuts.map(({ evidence, ...row }) => ({ ...row, evidence: evidence.map(({ quote }) => quote) }))}
      />
      {!unscored && <HowCalculated />}
    </Card>
  )
}
