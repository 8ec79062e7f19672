import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { requestWithFiles } from './graphql/multipart.ts'
import { identity, type OperationResult, type OperationVariables } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import type { RequestOptions } from './graphql/transport.ts'
import { forgetRefused, usableToken } from './session/token.ts'
import * as texts from './texts/account.ts'

const profileOperation = identity(`
  query UserProfile {
    userProfile {
      jobTitle industry yearsExperience skills bio phone address city state postalCode country
      linkedinUrl githubUrl portfolioUrl twitterUrl profilePhotoUrl profilePhotoUploadDate
      notificationPreferences { emailUpdates emailMarketing emailSecurity emailResumeSuggestions }
      privacySettings { showEmail showName showContactInfo showSocialLinks showResumeCount }
      resumeCount lastResumeCreated createdAt updatedAt
    }
  }
`)
const updateOperation = identity(`
  mutation UpdateUserProfile($input: UserProfileInput!) {
    updateUserProfile(input: $input) { success message problems { field message } }
  }
`)
const photoOperation = identity(`
  mutation UpdateProfilePhoto($file: Upload) { updateProfilePhoto(file: $file) { success message } }
`)

export type Profile = NonNullable<OperationResult<typeof profileOperation>['userProfile']>
export type MailPreference = keyof Profile['notificationPreferences']
export type PrivacySwitch = keyof Profile['privacySettings']
type ProfileUpdate = OperationVariables<typeof updateOperation>['input']

const profileKey = ['profile']

async function readProfile(signal: AbortSignal): Promise<Profile> {
  const token = usableToken()
  const { userProfile } = await request(profileOperation, {}, { signal })
  if (userProfile) return userProfile
  // Asked for by nobody who is signed in, it is no refusal: there is none.
  forgetRefused(token)
  throw new Error(texts.logInForProfile)
}

/** Looked at again whenever one comes back to it: another tab or device may have saved it meanwhile. */
export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => readProfile(signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** What the server finds wrong is answered, with the fields it concerns; anything else is thrown. */
export const updateProfile = async (input: ProfileUpdate) =>
  (await request(updateOperation, { input })).updateUserProfile

export const refreshProfile = (client: QueryClient) => client.invalidateQueries({ queryKey: profileKey })

async function savedOrThrown(input: ProfileUpdate) {
  const answer = await updateProfile(input)
  if (!answer.success) throw new Error(answer.message)
}

/** Which of the profile's groups of switches, and what of it is turned to what. */
interface Turned {
  group: 'notificationPreferences' | 'privacySettings'
  change: Partial<Record<MailPreference | PrivacySwitch, boolean>>
}

const turned = (profile: Profile | undefined, { group, change }: Turned) =>
  profile && { ...profile, [group]: { ...profile[group], ...change } }

/** Shown at once; turned back, with a word, where it could not be saved. */
export const switchMutation = () =>
  mutationOptions({
    mutationFn: ({ group, change }: Turned) => savedOrThrown({ [group]: change }),
    async onMutate(turn: Turned, { client }) {
      await client.cancelQueries({ queryKey: profileKey })
      client.setQueryData<Profile>(profileKey, (profile) => turned(profile, turn))
    },
    onSettled: (_data, _error, _turn, _result, { client }) => refreshProfile(client),
    // One after the other: of two turns of one switch the last must be the one that stays.
    scope: { id: 'profile-switches' },
    meta: { words: { failed: texts.switchNotSaved } },
  })

/** Null takes it away. `onSent` is told which share of it has gone out. */
export const photoMutation = (options: Pick<RequestOptions, 'onSent'> = {}) =>
  mutationOptions({
    async mutationFn(file: Blob | null) {
      const { updateProfilePhoto: answer } = file
        ? await requestWithFiles(photoOperation, { file }, options)
        : await request(photoOperation, { file })
      if (!answer.success) throw new Error(answer.message)
    },
    onSuccess: (_data, _file, _result, { client }) => refreshProfile(client),
    meta: { words: { failed: texts.photoNotSaved } },
  })
