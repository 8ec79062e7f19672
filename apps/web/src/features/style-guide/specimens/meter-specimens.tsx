import { meterOf } from '@bespeak/domain/billing/meter.ts'
import { paths } from '../../../lib/paths.ts'
import { LimitNote, MeterLine, MonthBar } from '../../../ui/meter.tsx'
import { Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const used = (count: number) =>
  meterOf({ featureKey: 'resume_tailoring', used: count, limitValue: 5, resetsAt: new Date('2026-12-01') })

export function MeterSpecimens() {
  return (
    <Specimen title="Use of a plan" note="Quiet while there is plenty. What is used up is said before any work starts.">
      <div className={styles.scale}>
        <MeterLine meter={used(2)} />
        <MeterLine meter={used(4)} />
        <LimitNote meter={used(5)} to={paths.plans()} />
        <MonthBar meter={used(3)} label="Tailored">
          Editing and downloading are never counted.
        </MonthBar>
      </div>
    </Specimen>
  )
}
