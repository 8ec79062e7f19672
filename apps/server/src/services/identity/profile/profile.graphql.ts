import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import { photoFile } from '../photo/photo.ts'
import type { FieldProblemRef } from '../types.graphql.ts'
import type { Profile } from './profile.store.ts'
import type { Profiles, ShownProfile } from './profile.ts'

type ProfileResult = Answer<{ profile: ShownProfile }>

export function addProfile(builder: Builder, profiles: Profiles, problem: FieldProblemRef) {
  const profile = profileType(builder)
  const input = profileInput(builder)
  const result = builder.objectRef<ProfileResult>('UserProfileResult').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      problems: t.expose('problems', { type: [problem] }),
      profile: t.expose('profile', { type: profile, nullable: true }),
    }),
  })
  builder.queryField('userProfile', (t) =>
    t.field({ type: profile, nullable: true, resolve: (_, __, context) => profiles.own(context) }),
  )
  builder.mutationFields((t) => ({
    updateUserProfile: t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => answer(profiles.update(context, args.input)),
    }),
    updateProfilePhoto: t.field({
      type: result,
      args: { file: t.arg({ type: 'Upload' }) },
      resolve: (_, { file }, context) => answer(profiles.updatePhoto(context, file ?? null)),
    }),
  }))
}

function profileType(builder: Builder) {
  const notifications = builder.objectRef<Profile>('NotificationPreferences').implement({
    fields: (t) => ({
      emailUpdates: t.exposeBoolean('emailUpdates'),
      emailMarketing: t.exposeBoolean('emailMarketing'),
      emailSecurity: t.exposeBoolean('emailSecurity'),
      emailResumeSuggestions: t.exposeBoolean('emailResumeSuggestions'),
    }),
  })
  const privacy = builder.objectRef<Profile>('PrivacySettings').implement({
    fields: (t) => ({
      showEmail: t.exposeBoolean('showEmail'),
      showName: t.exposeBoolean('showName'),
      showContactInfo: t.exposeBoolean('showContactInfo'),
      showSocialLinks: t.exposeBoolean('showSocialLinks'),
      showResumeCount: t.exposeBoolean('showResumeCount'),
    }),
  })
  return builder.objectRef<ShownProfile>('UserProfile').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      jobTitle: t.exposeString('jobTitle', { nullable: true }),
      industry: t.exposeString('industry', { nullable: true }),
      yearsExperience: t.exposeInt('yearsExperience', { nullable: true }),
      skills: t.exposeStringList('skills'),
      bio: t.exposeString('bio', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      address: t.exposeString('address', { nullable: true }),
      city: t.exposeString('city', { nullable: true }),
      state: t.exposeString('state', { nullable: true }),
      postalCode: t.exposeString('postalCode', { nullable: true }),
      country: t.exposeString('country', { nullable: true }),
      linkedinUrl: t.exposeString('linkedinUrl', { nullable: true }),
      githubUrl: t.exposeString('githubUrl', { nullable: true }),
      portfolioUrl: t.exposeString('portfolioUrl', { nullable: true }),
      twitterUrl: t.exposeString('twitterUrl', { nullable: true }),
      profilePhotoUrl: t.exposeString('photoUrl', { nullable: true }),
      profilePhotoFilename: t.exposeString('photoFilename', { nullable: true }),
      profilePhotoContentType: t.string({
        nullable: true,
        resolve: ({ photoKey }) => photoKey && photoFile.contentType,
      }),
      profilePhotoUploadDate: t.expose('photoUploadedAt', { type: 'DateTime', nullable: true }),
      themePreference: t.exposeString('themePreference'),
      notificationPreferences: t.field({ type: notifications, resolve: (profile) => profile }),
      privacySettings: t.field({ type: privacy, resolve: (profile) => profile }),
      resumeCount: t.int({ resolve: async (profile) => (await profile.resumes()).count }),
      lastResumeCreated: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: async (profile) => (await profile.resumes()).lastCreated,
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
}

function profileInput(builder: Builder) {
  const notifications = builder.inputType('NotificationPreferencesInput', {
    fields: (t) => ({
      emailUpdates: t.boolean(),
      emailMarketing: t.boolean(),
      emailSecurity: t.boolean(),
      emailResumeSuggestions: t.boolean(),
    }),
  })
  const privacy = builder.inputType('PrivacySettingsInput', {
    fields: (t) => ({
      showEmail: t.boolean(),
      showName: t.boolean(),
      showContactInfo: t.boolean(),
      showSocialLinks: t.boolean(),
      showResumeCount: t.boolean(),
    }),
  })
  return builder.inputType('UserProfileInput', {
    fields: (t) => ({
      jobTitle: t.string(),
      industry: t.string(),
      yearsExperience: t.int(),
      skills: t.stringList(),
      bio: t.string(),
      phone: t.string(),
      address: t.string(),
      city: t.string(),
      state: t.string(),
      postalCode: t.string(),
      country: t.string(),
      linkedinUrl: t.string(),
      githubUrl: t.string(),
      portfolioUrl: t.string(),
      twitterUrl: t.string(),
      themePreference: t.string(),
      notificationPreferences: t.field({ type: notifications }),
      privacySettings: t.field({ type: privacy }),
    }),
  })
}
