import { SampleBadge, SampleNote, TrySample } from '../../../ui/sample.tsx'
import { Row, Specimen } from '../specimen.tsx'

const still = { isPending: false, mutate: () => undefined }

export function SampleSpecimens() {
  return (
    <Specimen title="Sample" note="For an empty account: offered, marked wherever it is listed, gone in one click.">
      <SampleNote remove={still} />
      <Row>
        <TrySample add={still} />
        <SampleBadge />
      </Row>
    </Specimen>
  )
}
