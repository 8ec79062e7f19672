import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { paths } from '../../../lib/paths.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Note } from '../../../ui/note.tsx'
import { Page } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import { mailKinds } from '../mail-kinds.ts'
import { unsubscribing } from './unsubscribing.ts'

/** For whoever has the link of a mail, signed in or not. */
export function Component() {
  const { token = '' } = useParams()
  // Which mails it is for stands in the link, before its signature.
  const kind = mailKinds.find(({ preference }) => preference === token.split('.')[1])
  return kind ? <Asked key={token} token={token} label={kind.label} detail={kind.detail} /> : <NoSuchLink />
}

function NoSuchLink() {
  return (
    <Page
      width="reading"
      title="This link does not work"
      lead="It may have been cut off in the mail. Open the mail again and use the link at its end."
    >
      <OtherWay />
    </Page>
  )
}

interface AskedProps {
  token: string
  label: string
  detail: string
}

function Asked({ token, label, detail }: AskedProps) {
  const change = useMutation(unsubscribing())
  const isStopped = change.isSuccess && change.variables.to === 'unsubscribe'
  const next = isStopped ? 'resubscribe' : 'unsubscribe'
  return (
    <Page width="reading" title="Stop these emails" lead="One button, no login.">
      <Card title={label}>
        <p>{detail}</p>
        <Told change={change} label={label} />
        <div className={styles.actions}>
          <Button
            variant={isStopped ? 'line' : 'primary'}
            busy={change.isPending}
            onClick={() => change.mutate({ token, to: next })}
          >
            {isStopped ? 'Undo: send them again' : 'Stop these emails'}
          </Button>
        </div>
      </Card>
      <OtherWay />
    </Page>
  )
}

type Change = Pick<ReturnType<typeof useMutation<void, Error, { to: string }>>, 'isSuccess' | 'error' | 'variables'>

function Told({ change: { isSuccess, error, variables }, label }: { change: Change; label: string }) {
  if (error)
    return (
      <Note tone="danger" role="alert" title="Nothing was changed." className={styles.told}>
        {plainMessage(error, 'Please try again.')}
      </Note>
    )
  if (!isSuccess) return null
  return (
    <Note tone="fit" role="status" className={styles.told}>
      {variables?.to === 'unsubscribe'
        ? `Done. You will get no more emails about “${label}”. You will still get codes and other emails that keep your account safe.`
        : `Done. You will get emails about “${label}” again.`}
    </Note>
  )
}

function OtherWay() {
  const { user } = useAuth()
  return (
    <p className={styles.other}>
      {user ? 'Choose all your emails in ' : 'Log in to choose all your emails in '}
      <TextLink to={`${paths.settings()}#mail`}>Settings</TextLink>.
    </p>
  )
}
