import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function BadgeSpecimens() {
  return (
    <Specimen title="Badges and avatar" note="Kind, state and weight. Always a word, never color alone.">
      <Row>
        <Badge tone="chalk">Reworded</Badge>
        <Badge tone="chalk">Moved</Badge>
        <Badge tone="chalk">Combined</Badge>
        <Badge tone="fit">Added</Badge>
        <Badge tone="warn">Left out</Badge>
        <Badge tone="fit">
          <Tick size={14} />
          Met
        </Badge>
        <Badge tone="warn">Partly</Badge>
        <Badge tone="danger">Gap</Badge>
        <Badge>Required</Badge>
        <Badge tone="line">Preferred</Badge>
        <Avatar name="data_analyst" />
      </Row>
    </Specimen>
  )
}
