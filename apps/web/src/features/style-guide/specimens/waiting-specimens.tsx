import { Card } from '../../../ui/card.tsx'
import { Stitches } from '../../../ui/progress.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Pair, Row, Specimen } from '../specimen.tsx'

export function WaitingSpecimens() {
  return (
    <Specimen
      title="Waiting"
      note="Under 300 ms nothing. Then a skeleton for pages, a stitched bar with words for long work."
    >
      <Pair>
        <Card>
          <Skeleton />
        </Card>
        <Card>
          <Stitches label="Tailoring" step={2} of={4} text="Checking each change against your own lines." />
        </Card>
      </Pair>
      <Row>
        <Spinner label="Loading" />
      </Row>
    </Specimen>
  )
}
