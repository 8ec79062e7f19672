import { accountLinks } from '../../../lib/account-links.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Page } from '../../../ui/page.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'
import { AccountSetting } from './account-setting.tsx'
import { ActivitySetting } from './activity-setting.tsx'
import { AssistantSetting } from './assistant-setting.tsx'
import { ClipSetting } from './clip-setting.tsx'
import { DataSetting } from './data-setting.tsx'
import { DevicesSetting } from './devices-setting.tsx'
import { LookSetting } from './look-setting.tsx'
import { MailSetting } from './mail-setting.tsx'
import { NoMailSetting } from './no-mail-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { TokensSetting } from './tokens-setting.tsx'

export function Component() {
  const { user } = useAuth()
  // The guard lets nobody else in; while one logs out there is a moment without.
  if (!user) return null
  return (
    <Page title={texts.settings} className={styles.page}>
      <LinkTabs label={texts.account} items={accountLinks} />
      <AccountSetting user={user} />
      <PasswordSetting username={user.username} />
      <DevicesSetting />
      <TokensSetting />
      <ActivitySetting />
      <AssistantSetting />
      <LookSetting />
      <MailSetting />
      <NoMailSetting email={user.email} />
      <ClipSetting />
      <DataSetting />
    </Page>
  )
}
