import { type ProfileInput, profileChange, profileProblems } from '@bespeak/domain/account/profile.ts'
import { signedIn, signedInOrStranger } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import type { IdentityPorts, ResumeSummary } from '../ports.ts'
import { findProfile, type Profile, type ProfileValues, saveProfile } from './profile.store.ts'

/** Left out or null: stays as it is. */
type Switches<Name extends string> = { [Switch in Name]?: boolean | null | undefined } | null | undefined

const notificationSwitches = ['emailUpdates', 'emailMarketing', 'emailSecurity', 'emailResumeSuggestions'] as const
const privacySwitches = ['showEmail', 'showName', 'showContactInfo', 'showSocialLinks', 'showResumeCount'] as const

interface UserProfileInput extends ProfileInput {
  notificationPreferences?: Switches<(typeof notificationSwitches)[number]>
  privacySettings?: Switches<(typeof privacySwitches)[number]>
}

export type Profiles = ReturnType<typeof createProfiles>

export function createProfiles({ sql, now, resumesOf }: IdentityPorts) {
  return {
    async own(context: RequestContext): Promise<Profile | null> {
      const viewer = signedInOrStranger(context)

      return viewer && findProfile(sql, viewer.userId)
    },

    async update(context: RequestContext, input: UserProfileInput) {
      const viewer = signedIn(context)
      const problems = profileProblems(input)
      if (Object.keys(problems).length > 0) throw badInput(problems)

      const profile = await saveProfile(sql, viewer.userId, valuesOf(input), now())
      if (!profile) throw notFound()

      return { success: true, message: 'Your profile is saved.', profile }
    },

    resumesOf: (profile: Profile): Promise<ResumeSummary> => resumesOf(profile.userId),
  }
}

const valuesOf = (input: UserProfileInput): ProfileValues => ({
  ...profileChange(input),
  ...given(notificationSwitches, input.notificationPreferences),
  ...given(privacySwitches, input.privacySettings),
})

/** Named one by one: nothing else that an input may hold reaches the database. */
const given = <Name extends string>(names: readonly Name[], switches: Switches<Name>) =>
  Object.fromEntries(names.flatMap((name) => (typeof switches?.[name] === 'boolean' ? [[name, switches[name]]] : [])))
