import { Copy, Mail } from 'lucide-react'
import { mailTo } from '../../../lib/mail-to.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'
import { contactWays } from './contact.ts'
import { followUpMessage } from './follow-up-message.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A short message that asks for news; it is sent from the person's own mail. */
export function FollowUpDialog({ job, onClose }: { job: JobDescription; onClose: () => void }) {
  const { user } = useAuth()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const message = followUpMessage(job, name)
  const [text, setText] = useKept(`follow_up_${job.id}`, message.text)
  const { email } = contactWays(job.contact ?? '')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.shortMessage}
      description={texts.shortMessageLead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.close}
          </Button>
          <Button variant="line" onClick={() => void copyText(text, texts.theMessage)}>
            <Copy {...icon} />
            {texts.copy}
          </Button>
          <ButtonLink to={mailTo({ to: email, subject: message.subject, body: text })}>
            <Mail {...icon} />
            {texts.openInMail}
          </ButtonLink>
        </>
      }
    >
      <TextAreaField label={texts.message} rows={9} value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  )
}
