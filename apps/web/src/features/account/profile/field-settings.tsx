import { paths } from '../../../lib/paths.ts'
import type { Profile } from '../../../lib/profile.ts'
import type { User } from '../../../lib/session/index.ts'
import { Setting, SettingFields } from '../../../ui/setting.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/profile.tsx'
import { PhotoField } from './photo/photo-field.tsx'
import { ProfileField } from './profile-field.tsx'
import type { ProfileForm } from './use-profile-form.ts'

type FormProps = { form: ProfileForm }

export function YouSetting({ form, user, profile }: FormProps & { user: User; profile: Profile }) {
  return (
    <Setting title={texts.you} reason={texts.youReason}>
      <PhotoField user={user} profile={profile} />
      <SettingFields>
        <ProfileField form={form} name="jobTitle" autoComplete="organization-title" />
        <ProfileField form={form} name="industry" />
        <ProfileField form={form} name="yearsExperience" inputMode="numeric" />
        <ProfileField form={form} name="phone" inputMode="tel" autoComplete="tel" />
        <ProfileField form={form} name="bio" rows={3} className={`${styles.whole} ${styles.mine}`} />
        <ProfileField
          form={form}
          name="skills"
          rows={2}
          className={styles.whole}
          hint={texts.skillsHint(<TextLink to={paths.skills()}>{texts.skills}</TextLink>)}
        />
      </SettingFields>
    </Setting>
  )
}

export function WhereSetting({ form }: FormProps) {
  return (
    <Setting title={texts.where} reason={texts.whereReason}>
      <SettingFields>
        <ProfileField form={form} name="address" autoComplete="street-address" />
        <ProfileField form={form} name="city" autoComplete="address-level2" />
        <ProfileField form={form} name="state" autoComplete="address-level1" />
        <ProfileField form={form} name="postalCode" autoComplete="postal-code" />
        <ProfileField form={form} name="country" autoComplete="country-name" />
      </SettingFields>
    </Setting>
  )
}

export function LinksSetting({ form }: FormProps) {
  return (
    <Setting title={texts.links} reason={texts.linksReason}>
      <SettingFields>
        {(['linkedinUrl', 'githubUrl', 'portfolioUrl', 'twitterUrl'] as const).map((name) => (
          <ProfileField key={name} form={form} name={name} inputMode="url" placeholder={texts.linkBegins} />
        ))}
      </SettingFields>
    </Setting>
  )
}
