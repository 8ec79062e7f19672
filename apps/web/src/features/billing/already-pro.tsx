import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './checkout.module.css'

export function AlreadyPro() {
  return (
    <Card title="You already have Pro">
      <p>There is nothing to pay now. To change your plan or cancel it, open your subscription.</p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.mySubscriptions()}>See my subscription</ButtonLink>
      </div>
    </Card>
  )
}
