import { neverLimited, planFeatures, plans } from '@bespeak/domain/billing/plans.ts'
import { Table } from '../../ui/table.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './plan-limits.module.css'
import { amountOf, capitalised } from './plan-words.ts'

const columns = [
  { key: 'feature', label: 'Each month' },
  ...plans.map((plan) => ({ key: plan.name, label: plan.name, align: 'end' as const })),
]

export function PlanLimits() {
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>What is limited</h2>
        <Table caption="What each plan includes a month" columns={columns}>
          {planFeatures.map((feature) => (
            <tr key={feature.key}>
              <th scope="row">
                <span className={styles.name}>{feature.name}</span>
                <small className={styles.description}>{feature.description}</small>
              </th>
              {plans.map((plan) => (
                <td key={plan.id} data-align="end">
                  {amountOf(plan, feature.key)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </section>
      <section>
        <h2 className={styles.title}>What never is</h2>
        <ul className={styles.never}>
          {neverLimited.map((thing) => (
            <li key={thing}>
              <Tick strokeWidth={2} />
              {capitalised(thing)}
            </li>
          ))}
        </ul>
        <p className={styles.small}>
          Use is counted once for each delivered result. A failed or repeated request costs nothing.
        </p>
      </section>
    </div>
  )
}
