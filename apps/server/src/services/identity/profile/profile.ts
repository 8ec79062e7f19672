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

export interface ShownProfile extends Profile {
  /** Two fields show them; they are counted at most once, and only for who asks. */
  resumes(): Promise<ResumeSummary>
}

export type Profiles = ReturnType<typeof createProfiles>

export function createProfiles({ sql, now, resumesOf }: Pick<IdentityPorts, 'sql' | 'now' | 'resumesOf'>) {
  function shown(profile: Profile): ShownProfile {
    let counted: Promise<ResumeSummary> | undefined
    const resumes = () => {
      counted ??= resumesOf(profile.userId)
      return counted
    }
    return { ...profile, resumes }
  }

  return {
    async own(context: RequestContext): Promise<ShownProfile | null> {
      const viewer = signedInOrStranger(context)

      const profile = viewer && (await findProfile(sql, viewer.userId))

      return profile && shown(profile)
    },

    async update(context: RequestContext, input: UserProfileInput) {
      const viewer = signedIn(context)
      const problems = profileProblems(input)
      if (Object.keys(problems).length > 0) throw badInput(problems)

      const profile = await saveProfile(sql, viewer.userId, valuesOf(input), now())
      if (!profile) throw notFound()

      return { success: true, message: 'Your profile is saved.', profile: shown(profile) }
    },
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
