import { Copy, Mail } from 'lucide-react'
import { mailTo } from '../../lib/mail-to.ts'
import type { Letter } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { copyText } from '../../ui/copy-text.ts'
import css from './letter.module.css'
import * as texts from './texts.tsx'

const longestMessage = 300
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What goes into a form or a mail, where the whole letter would be too long. */
export function ShortForms({ letter }: { letter: Letter }) {
  const { shortMessage, emailSubject, emailBody } = letter
  if (shortMessage === '' && emailBody === '') return null
  return (
    <div className={css.shortForms}>
      <Card
        title={texts.shortMessage}
        actions={<span className={css.quiet}>{texts.charactersOf(shortMessage.length, longestMessage)}</span>}
      >
        <p className={css.mine}>{shortMessage}</p>
        <p className={css.buttons}>
          <Button
            variant="line"
            aria-label={texts.copyMessage}
            onClick={() => void copyText(shortMessage, texts.theMessage)}
          >
            <Copy {...icon} />
            {texts.copy}
          </Button>
        </p>
      </Card>
      <Card title={texts.email} actions={<span className={css.quiet}>{texts.attachPdfs}</span>}>
        <p className={css.quiet}>{texts.subject}</p>
        <p className={css.subject}>{emailSubject}</p>
        <p className={css.mine}>{emailBody}</p>
        <p className={css.buttons}>
          <Button
            variant="line"
            aria-label={texts.copyEmail}
            onClick={() => void copyText(`${emailSubject}\n\n${emailBody}`, texts.theEmail)}
          >
            <Copy {...icon} />
            {texts.copy}
          </Button>
          <a className={css.mail} href={mailTo({ subject: emailSubject, body: emailBody })}>
            <Mail {...icon} />
            {texts.openInMail}
          </a>
        </p>
      </Card>
    </div>
  )
}
