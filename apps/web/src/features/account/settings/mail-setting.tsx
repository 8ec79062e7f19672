import { useMutation, useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../lib/load-problem.ts'
import { type MailPreference, profileQuery, switchMutation } from '../../../lib/profile.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Setting, SettingRows } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { mailKinds } from '../mail-kinds.ts'
import * as texts from '../texts/settings.tsx'

export function MailSetting() {
  const profile = useQuery(profileQuery())
  return (
    <Setting id="mail" title={texts.mail} reason={texts.mailReason}>
      {profile.error && !profile.data && <LoadProblem title={texts.mailNotLoaded} problem={problemOf([profile])} />}
      {profile.isPending && <Skeleton lines={6} label={texts.mailLoading} />}
      {profile.data && <Switches preferences={profile.data.notificationPreferences} />}
    </Setting>
  )
}

function Switches({ preferences }: { preferences: Record<MailPreference, boolean> }) {
  const turn = useMutation(switchMutation())
  return (
    <SettingRows label={texts.mails}>
      <SwitchRow label={texts.securityMails} detail={texts.securityMailsDetail} checked locked />
      {mailKinds.map(({ preference, label, detail }) => (
        <SwitchRow
          key={preference}
          label={label}
          detail={detail}
          checked={preferences[preference]}
          onCheckedChange={(checked) =>
            turn.mutate({ group: 'notificationPreferences', change: { [preference]: checked } })
          }
        />
      ))}
    </SettingRows>
  )
}
