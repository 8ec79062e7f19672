import { Card } from '../../../ui/card.tsx'
import { MatchScore } from '../../../ui/match-score.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Caption, Specimen, Trio } from '../specimen.tsx'

export function ListSpecimens() {
  return (
    <Specimen title="In lists" note="A score with where it came from, and when something happened.">
      <Trio>
        <Card>
          <Caption>Strong match</Caption>
          <MatchScore score={86} />
        </Card>
        <Card>
          <Caption>Partial match</Caption>
          <MatchScore score={55} />
        </Card>
        <Card>
          <Caption>A moment</Caption>
          <Moment at="2026-01-05T09:00:00.000Z" />
        </Card>
      </Trio>
    </Specimen>
  )
}
