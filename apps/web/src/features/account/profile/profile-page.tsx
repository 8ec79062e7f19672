import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { accountLinks } from '../../../lib/account-links.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { type Profile, profileQuery } from '../../../lib/profile.ts'
import { type User, useAuth } from '../../../lib/session/index.ts'
import { Card } from '../../../ui/card.tsx'
import { LastSaved } from '../../../ui/last-saved.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import account from '../account.module.css'
import * as texts from '../texts/profile.tsx'
import { FactsSetting } from './facts-setting.tsx'
import { LinksSetting, WhereSetting, YouSetting } from './field-settings.tsx'
import { ResumesSetting } from './resumes-setting.tsx'
import { SaveBar } from './save-bar.tsx'
import { SharedSetting } from './shared-setting.tsx'
import { useProfileForm } from './use-profile-form.ts'

export function Component() {
  const { user } = useAuth()
  const profile = useQuery(profileQuery())
  return (
    <Page
      title={texts.profile}
      lead={texts.profileLead}
      className={account.page}
      actions={<LastSaved at={profile.data ? savedAt(profile.data) : null} className={account.saved} />}
    >
      <LinkTabs label={texts.account} items={accountLinks} />
      {profile.error && !profile.data && <LoadProblem title={texts.profileNotLoaded} problem={problemOf([profile])} />}
      {profile.isPending ? (
        <Card>
          <Skeleton fills lines={8} label={texts.profileLoading} />
        </Card>
      ) : (
        <>
          {user && profile.data && <Loaded user={user} profile={profile.data} />}
          <FactsSetting />
        </>
      )}
    </Page>
  )
}

/** Nothing was saved as long as it is as it was made with the account. */
const savedAt = ({ createdAt, updatedAt }: Profile) => (updatedAt === createdAt ? null : updatedAt)

function Loaded({ user, profile }: { user: User; profile: Profile }) {
  const form = useProfileForm(profile)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <>
      <form ref={form.form} noValidate onSubmit={submit}>
        <YouSetting form={form} user={user} profile={profile} />
        <WhereSetting form={form} />
        <LinksSetting form={form} />
        <SaveBar form={form} />
      </form>
      <SharedSetting user={user} profile={profile} />
      <ResumesSetting profile={profile} />
    </>
  )
}
