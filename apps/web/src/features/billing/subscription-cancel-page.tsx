import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './checkout.module.css'
import * as texts from './texts/after-payment.ts'

/** Where who leaves a provider's payment page comes back to. */
export function Component() {
  return (
    <Page title={texts.paymentCancelled} width="reading">
      <Card title={texts.nothingCharged}>
        <p>{texts.leftBeforePaying}</p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.subscribe()}>{texts.backToPayment}</ButtonLink>
          <ButtonLink variant="line" to={paths.dashboard()}>
            {texts.toDashboard}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  )
}
