import { useEffect } from 'react'
import { forgetPerson } from '../../lib/forget-person.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useLostFocus } from '../../ui/take-lost-focus.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './privacy.module.css'

export function Erased() {
  // Another tab was left with what was typed on it, and has kept that.
  useEffect(() => void forgetPerson(), [])
  return (
    <div ref={useLostFocus<HTMLDivElement>()}>
      <Page
        width="reading"
        title="Your account is deleted"
        lead="Everything in it is gone from our database and our files, and this browser has forgotten you. Invoices are kept as the law requires, without your name."
      >
        <div className={styles.buttons}>
          <ButtonLink to={paths.home()}>Go to the start page</ButtonLink>
          <TextLink to={paths.contact()}>Write to us</TextLink>
        </div>
      </Page>
    </div>
  )
}
