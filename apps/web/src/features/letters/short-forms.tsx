import { Copy, Mail } from 'lucide-react'
import { mailTo } from '../../lib/mail-to.ts'
import type { Letter } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { copyText } from '../../ui/copy-text.ts'
import css from './letter.module.css'

const longestMessage = 300
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What goes into a form or a mail, where the whole letter would be too long. */
export function ShortForms({ letter }: { letter: Letter }) {
  const { shortMessage, emailSubject, emailBody } = letter
  if (shortMessage === '' && emailBody === '') return null
  return (
    <div className={css.shortForms}>
      <Card
        title="Short message"
        actions={
          <span className={css.quiet}>
            {shortMessage.length} of {longestMessage} characters
          </span>
        }
      >
        <p className={css.mine}>{shortMessage}</p>
        <p className={css.buttons}>
          <Button
            variant="line"
            aria-label="Copy the short message"
            onClick={() => void copyText(shortMessage, 'The message')}
          >
            <Copy {...icon} />
            Copy
          </Button>
        </p>
      </Card>
      <Card title="Email" actions={<span className={css.quiet}>Attach the PDFs yourself</span>}>
        <p className={css.quiet}>Subject</p>
        <p className={css.subject}>{emailSubject}</p>
        <p className={css.mine}>{emailBody}</p>
        <p className={css.buttons}>
          <Button
            variant="line"
            aria-label="Copy the email"
            onClick={() => void copyText(`${emailSubject}\n\n${emailBody}`, 'The email')}
          >
            <Copy {...icon} />
            Copy
          </Button>
          <a className={css.mail} href={mailTo({ subject: emailSubject, body: emailBody })}>
            <Mail {...icon} />
            Open in mail
          </a>
        </p>
      </Card>
    </div>
  )
}
