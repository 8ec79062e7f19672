import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Behaviour {
  /** The reply to a recipient. */
  refuse?: number
  /** The reply to a message. */
  refuseData?: number
  /** Where it stops answering. */
  silent?: 'greeting' | 'recipient' | 'data'
  /** Told when it does. */
  onSilent?(): void
  /** Speaks TLS, with a certificate that nobody trusts. */
  secure?: boolean
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

/** A real mail server on a port of its own, that can be told to misbehave. */
export async function startSmtpServer(first: Behaviour = {}) {
  let behaviour = first
  const received: { raw: string; recipients: string[] }[] = []
  const isSilentAt = (step: Behaviour['silent']) => {
    if (behaviour.silent === step) behaviour.onSilent?.()
    return behaviour.silent === step
  }
  const server = new SMTPServer({
    secure: first.secure ?? false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    logger: false,
    onConnect(_session, done) {
      if (isSilentAt('greeting')) return
      done()
    },
    onRcptTo(address, _session, done) {
      if (isSilentAt('recipient')) return
      done(refusal(behaviour.refuse, `<${address.address}> is not welcome`))
    },
    async onData(stream, session, done) {
      const raw = await text(stream)
      if (isSilentAt('data')) return
      const refused = refusal(behaviour.refuseData, 'not this message')
      if (!refused) received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) })
      done(refused)
    },
  })
  // A client that goes away in the middle is what some of these tests are about.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `${first.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received,
    behave(next: Behaviour) {
      behaviour = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number | undefined, message: string): Error | null {
  return responseCode ? Object.assign(new Error(message), { responseCode }) : null
}
