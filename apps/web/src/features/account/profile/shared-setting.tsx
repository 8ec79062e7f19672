import { profileLinks } from '@bespeak/domain/account/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { type PrivacySwitch, type Profile, switchMutation } from '../../../lib/profile.ts'
import { fullName, type User } from '../../../lib/session/index.ts'
import { Setting, SettingRows } from '../../../ui/setting.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'

interface Shared {
  name: PrivacySwitch
  label: string
  /** The very value that is shown; empty where there is none. */
  value: (user: User, profile: Profile) => string
}

const links = Object.entries(profileLinks) as [keyof typeof profileLinks, string][]

const all: Shared[] = [
  { name: 'showName', label: 'Name', value: fullName },
  { name: 'showEmail', label: 'Email', value: ({ email }) => email },
  {
    name: 'showContactInfo',
    label: 'Phone and address',
    value: (_, { phone, address, city, state, postalCode, country }) =>
      [phone, address, city, state, postalCode, country].filter(Boolean).join(', '),
  },
  {
    name: 'showSocialLinks',
    label: 'Links',
    value: (_, profile) =>
      links
        .filter(([link]) => profile[link])
        .map(([, label]) => label)
        .join(', '),
  },
  { name: 'showResumeCount', label: 'Number of resumes', value: (_, { resumeCount }) => String(resumeCount) },
]

export function SharedSetting({ user, profile }: { user: User; profile: Profile }) {
  const turn = useMutation(switchMutation())
  return (
    <Setting id="shared" title="Shared pages" reason="What a page that you share may show of you.">
      <SettingRows label="What a shared page may show">
        {all.map(({ name, label, value }) => (
          <SwitchRow
            key={name}
            label={label}
            detail={value(user, profile) || 'Nothing entered'}
            checked={profile.privacySettings[name]}
            onCheckedChange={(checked) => turn.mutate({ group: 'privacySettings', change: { [name]: checked } })}
          />
        ))}
      </SettingRows>
    </Setting>
  )
}
