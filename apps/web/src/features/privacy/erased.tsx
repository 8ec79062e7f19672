import { useEffect } from 'react'
import { forgetPerson } from '../../lib/forget-person.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useLostFocus } from '../../ui/take-lost-focus.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './privacy.module.css'
import * as texts from './texts.tsx'

export function Erased() {
  // Another tab was left with what was typed on it, and has kept that.
  useEffect(() => void forgetPerson(), [])
  return (
    <div ref={useLostFocus<HTMLDivElement>()}>
      <Page width="reading" title={texts.erased} lead={texts.erasedLead}>
        <div className={styles.buttons}>
          <ButtonLink to={paths.home()}>{texts.toStart}</ButtonLink>
          <TextLink to={paths.contact()}>{texts.writeToUs}</TextLink>
        </div>
      </Page>
    </div>
  )
}
