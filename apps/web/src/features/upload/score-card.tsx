import type { Match } from '@bespeak/domain/match/index.ts'
import { foundWords } from '@bespeak/domain/match/verdict.ts'
import { Card } from '../../ui/card.tsx'
import { Dealbreakers } from '../../ui/dealbreakers.tsx'
import { HowCalculated } from '../../ui/how-calculated.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import * as texts from './texts/page.ts'

/** How well the resume matches the job, and what it could come to. */
export function ScoreCard({ match: { score, unscored, ceiling, ledger, knockOuts } }: { match: Match }) {
  return (
    <Card title={texts.yourMatch}>
      <MatchGauge score={unscored ? null : score} ceiling={ceiling} size="report">
        <p>{texts.sentence(foundWords(ledger))}</p>
      </MatchGauge>
      <Dealbreakers
        rows={knockOuts.map(({ evidence, ...row }) => ({ ...row, evidence: evidence.map(({ quote }) => quote) }))}
      />
      {!unscored && <HowCalculated />}
    </Card>
  )
}
