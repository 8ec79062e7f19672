import { type ProfileInput, profileChange, profileProblems } from '@bespeak/domain/account/profile.ts'
import type { Shown } from '@bespeak/domain/resume/shared.ts'
import { signedIn, signedInOrStranger } from '../../../kernel/access.ts'
import type { RequestContext, Viewer } from '../../../kernel/context.ts'
import { notFound, refuseProblems } from '../../../kernel/errors.ts'
import type { Photos } from '../photo/photo.ts'
import type { PhotoLinks } from '../photo/photo-links.ts'
import type { IdentityPorts, ResumeSummary } from '../ports.ts'
import { findCountry, findProfile, findShown, type Profile, type ProfileValues, saveProfile } from './profile.store.ts'

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
  /** A link that works for a while. */
  photoUrl: string | null
}

export type Profiles = ReturnType<typeof createProfiles>

export function createProfiles(
  { sql, now, resumesOf }: Pick<IdentityPorts, 'sql' | 'now' | 'resumesOf'>,
  photos: Pick<Photos, 'update'>,
  photoLinks: Pick<PhotoLinks, 'to'>,
) {
  function shown(viewer: Viewer, profile: Profile): ShownProfile {
    let counted: Promise<ResumeSummary> | undefined
    const resumes = () => {
      counted ??= resumesOf(profile.userId)
      return counted
    }
    return { ...profile, resumes, photoUrl: profile.photoKey && photoLinks.to(viewer, profile.photoKey) }
  }

  return {
    async own(context: RequestContext): Promise<ShownProfile | null> {
      const viewer = signedInOrStranger(context)

      const profile = viewer && (await findProfile(sql, viewer.userId))

      return viewer && profile && shown(viewer, profile)
    },

    /** What a shared page may show of somebody; null where nobody uses the account any more. */
    countryOf: (userId: number): Promise<string | null> => findCountry(sql, userId),
    shownOf: (userId: number): Promise<Shown | null> => findShown(sql, userId),

    async update(context: RequestContext, input: UserProfileInput) {
      const viewer = signedIn(context)
      refuseProblems({ ...profileProblems(input), ...securityMailProblem(input) })

      const profile = await saveProfile(sql, viewer.userId, valuesOf(input), now())
      if (!profile) throw notFound()

      return { success: true, message: 'Your profile is saved.', profile: shown(viewer, profile) }
    },

    async updatePhoto(context: RequestContext, file: File | null) {
      const viewer = signedIn(context)

      const { profile, message } = await photos.update(context, file)

      return { success: true, message, profile: shown(viewer, profile) }
    },
  }
}

/** They are how an owner learns that somebody else is in the account. */
const securityMailProblem = ({ notificationPreferences }: UserProfileInput): Record<string, string> =>
  notificationPreferences?.emailSecurity === false
    ? { emailSecurity: 'Emails about the safety of your account cannot be turned off' }
    : {}

const valuesOf = (input: UserProfileInput): ProfileValues => ({
  ...profileChange(input),
  ...given(notificationSwitches, input.notificationPreferences),
  ...given(privacySwitches, input.privacySettings),
})

/** Named one by one: nothing else that an input may hold reaches the database. */
const given = <Name extends string>(names: readonly Name[], switches: Switches<Name>) =>
  Object.fromEntries(names.flatMap((name) => (typeof switches?.[name] === 'boolean' ? [[name, switches[name]]] : [])))
