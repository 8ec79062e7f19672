import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pair, Specimen } from '../specimen.tsx'

export function CardSpecimens() {
  return (
    <Specimen title="Cards" note="24 inside, 24 apart. Never colored by score.">
      <Pair>
        <Card headingLevel={3} title="This month" actions={<Badge>Free plan</Badge>}>
          Resets on 1 December.
        </Card>
        <Card>Without a title: the page says what it is.</Card>
      </Pair>
    </Specimen>
  )
}
