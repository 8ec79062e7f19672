import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './checkout.module.css'

/** Where who leaves a provider's payment page comes back to. */
export function Component() {
  return (
    <Page title="Payment cancelled" width="reading">
      <Card title="Nothing was charged">
        <p>You left before paying, so your plan is as it was. Everything you made is still here.</p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.subscribe()}>Back to payment</ButtonLink>
          <ButtonLink variant="line" to={paths.dashboard()}>
            To the dashboard
          </ButtonLink>
        </div>
      </Card>
    </Page>
  )
}
