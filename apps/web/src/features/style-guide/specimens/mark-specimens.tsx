import { Brand, Mark } from '../../../ui/brand.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function MarkSpecimens() {
  return (
    <Specimen title="Mark" note="A sewn-in label. It never bends, tilts or fills.">
      <Row wide>
        <Mark size={72} />
        <Brand size={40} />
        <Brand />
        <Mark size={24} />
        <Mark size={16} />
      </Row>
    </Specimen>
  )
}
