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
import * as texts from '../texts/unsubscribe.tsx'
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
    <Page width="reading" title={texts.linkBroken} lead={texts.linkBrokenLead}>
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
    <Page width="reading" title={texts.stopMails} lead={texts.stopMailsLead}>
      <Card title={label}>
        <p>{detail}</p>
        <Told change={change} label={label} />
        <div className={styles.actions}>
          <Button
            variant={isStopped ? 'line' : 'primary'}
            busy={change.isPending}
            onClick={() => change.mutate({ token, to: next })}
          >
            {isStopped ? texts.undoStop : texts.stopMails}
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
      <Note tone="danger" role="alert" title={texts.nothingChanged} className={styles.told}>
        {plainMessage(error, texts.tryAgain)}
      </Note>
    )
  if (!isSuccess) return null
  return (
    <Note tone="fit" role="status" className={styles.told}>
      {variables?.to === 'unsubscribe' ? texts.stopped(label) : texts.stopUndone(label)}
    </Note>
  )
}

function OtherWay() {
  const { user } = useAuth()
  const settings = <TextLink to={`${paths.settings()}#mail`}>{texts.settings}</TextLink>
  return <p className={styles.other}>{user ? texts.chooseMails(settings) : texts.logInToChooseMails(settings)}</p>
}
