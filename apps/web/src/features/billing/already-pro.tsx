import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './checkout.module.css'
import * as texts from './texts/checkout.tsx'

export function AlreadyPro() {
  return (
    <Card title={texts.alreadyPro}>
      <p>{texts.alreadyProDetail}</p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.mySubscriptions()}>{texts.seeSubscription}</ButtonLink>
      </div>
    </Card>
  )
}
