import { paths } from '../../../lib/paths.ts'
import { useSiteSettings } from '../../../lib/site-settings.ts'
import { Setting } from '../../../ui/setting.tsx'
import text from '../../../ui/text-link.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'

export function NoMailSetting({ email }: { email: string }) {
  const { mail } = useSiteSettings()
  return (
    <Setting title={texts.noMail} reason={texts.noMailReason}>
      {mail === 'local' ? <KeptHere /> : <Sent email={email} />}
    </Setting>
  )
}

/** Where no mail server is set up, as on one's own machine. */
function KeptHere() {
  return (
    <p>
      {texts.mailKeptHere(
        <a className={text.link} href="/dev/mailbox">
          {texts.mailbox}
        </a>,
      )}
    </p>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <ol className={styles.steps}>
      <li>{texts.lookInSpam}</li>
      <li>{texts.checkAddress(<b>{email}</b>)}</li>
      <li>{texts.waitForCode}</li>
      <li>{texts.stillNothing(<TextLink to={paths.contact()}>{texts.writeToUs}</TextLink>)}</li>
    </ol>
  )
}
