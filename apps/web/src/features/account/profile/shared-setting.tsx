import { profileLinks } from '@bespeak/domain/account/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { type PrivacySwitch, type Profile, switchMutation } from '../../../lib/profile.ts'
import { fullName, type User } from '../../../lib/session/index.ts'
import { Setting, SettingRows } from '../../../ui/setting.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import * as texts from '../texts/profile.tsx'

interface Shared {
  name: PrivacySwitch
  label: string
  /** The very value that is shown; empty where there is none. */
  value: (user: User, profile: Profile) => string
}

const links = Object.entries(profileLinks) as [keyof typeof profileLinks, string][]

const all: Shared[] = [
  { name: 'showName', label: texts.sharedName, value: fullName },
  { name: 'showEmail', label: texts.email, value: ({ email }) => email },
  {
    name: 'showContactInfo',
    label: texts.sharedContact,
    value: (_, { phone, address, city, state, postalCode, country }) =>
      [phone, address, city, state, postalCode, country].filter(Boolean).join(', '),
  },
  {
    name: 'showSocialLinks',
    label: texts.links,
    value: (_, profile) =>
      links
        .filter(([link]) => profile[link])
        .map(([, label]) => label)
        .join(', '),
  },
  { name: 'showResumeCount', label: texts.sharedResumeCount, value: (_, { resumeCount }) => String(resumeCount) },
]

export function SharedSetting({ user, profile }: { user: User; profile: Profile }) {
  const turn = useMutation(switchMutation())
  return (
    <Setting id="shared" title={texts.shared} reason={texts.sharedReason}>
      <SettingRows label={texts.sharedLabel}>
        {all.map(({ name, label, value }) => (
          <SwitchRow
            key={name}
            label={label}
            detail={value(user, profile) || texts.nothingEntered}
            checked={profile.privacySettings[name]}
            onCheckedChange={(checked) => turn.mutate({ group: 'privacySettings', change: { [name]: checked } })}
          />
        ))}
      </SettingRows>
    </Setting>
  )
}
