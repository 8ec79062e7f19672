import { paths } from '../../../lib/paths.ts'
import { useSiteSettings } from '../../../lib/site-settings.ts'
import { Setting } from '../../../ui/setting.tsx'
import text from '../../../ui/text-link.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'

export function NoMailSetting({ email }: { email: string }) {
  const { mail } = useSiteSettings()
  return (
    <Setting title="Not getting our emails?" reason="What helps, in this order.">
      {mail === 'local' ? <KeptHere /> : <Sent email={email} />}
    </Setting>
  )
}

/** Where no mail server is set up, as on one's own machine. */
function KeptHere() {
  return (
    <p>
      This Bespeak sends no mail. Whatever it would send is kept on the machine it runs on: read it there in{' '}
      <a className={text.link} href="/dev/mailbox">
        the mailbox
      </a>
      .
    </p>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <ol className={styles.steps}>
      <li>Look in the spam folder, and mark what you find there as not spam.</li>
      <li>
        Check the address: we write to <b>{email}</b>. If it is wrong, change it above.
      </li>
      <li>Wait a minute, then ask for a new code where the code is asked for. Only the newest one works.</li>
      <li>
        Still nothing? <TextLink to={paths.contact()}>Write to us</TextLink>.
      </li>
    </ol>
  )
}
