import type { TokenScope } from '@bespeak/contracts/access-tokens.ts'
import type { ActivityEvent } from '@bespeak/domain/account/activity.ts'
import type { PrivacyRight } from '@bespeak/domain/account/requests.ts'
import { bigint, boolean, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const identity = pgSchema('identity')

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = identity.table('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  isActive: boolean('is_active').notNull().default(true),
  isVerified: boolean('is_verified').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  lastLogin: moment('last_login'),
  lastUsedAt: moment('last_used_at'),
  idleWarnedAt: moment('idle_warned_at'),
})

const notificationColumns = {
  emailUpdates: boolean('email_updates').notNull().default(true),
  emailMarketing: boolean('email_marketing').notNull().default(false),
  emailSecurity: boolean('email_security').notNull().default(true),
  emailResumeSuggestions: boolean('email_resume_suggestions').notNull().default(false),
}

const privacyColumns = {
  showEmail: boolean('show_email').notNull().default(false),
  showName: boolean('show_name').notNull().default(false),
  showContactInfo: boolean('show_contact_info').notNull().default(false),
  showSocialLinks: boolean('show_social_links').notNull().default(false),
  showResumeCount: boolean('show_resume_count').notNull().default(false),
}

export const profiles = identity.table('profiles', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  jobTitle: text('job_title'),
  industry: text('industry'),
  yearsExperience: integer('years_experience'),
  skills: text('skills').array().notNull().default([]),
  bio: text('bio'),
  phone: text('phone'),
  address: text('address'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
  country: text('country'),
  linkedinUrl: text('linkedin_url'),
  githubUrl: text('github_url'),
  portfolioUrl: text('portfolio_url'),
  twitterUrl: text('twitter_url'),
  themePreference: text('theme_preference').notNull().default('system'),
  photoKey: text('photo_key'),
  photoFilename: text('photo_filename'),
  photoUploadedAt: moment('photo_uploaded_at'),
  ...notificationColumns,
  ...privacyColumns,
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const codePurposes = ['verify_email', 'login', 'reset_password', 'change_email'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const codes = identity.table('codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id'),
  purpose: text('purpose', { enum: codePurposes }).notNull(),
  requestedAt: moment('requested_at').notNull(),
  oldEmail: text('old_email'),
  newEmail: text('new_email'),
  codeHash: text('code_hash'),
  expiresAt: moment('expires_at'),
  tries: integer('tries').notNull().default(0),
  usedAt: moment('used_at'),
})

export const sessions = identity.table('sessions', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  userAgent: text('user_agent'),
  ipAddress: text('ip_address'),
})

export const accessTokens = identity.table('access_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  expiresAt: moment('expires_at'),
})

/** A message to whoever runs this, or one of the rights that is asked for. */
export type RequestKind = 'contact' | PrivacyRight

export const requests = identity.table('requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id'),
  kind: text('kind').$type<RequestKind>().notNull(),
  name: text('name'),
  email: text('email').notNull(),
  subject: text('subject'),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
  dueAt: moment('due_at'),
  closedAt: moment('closed_at'),
})

export const dataExports = identity.table('data_exports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  status: text('status').$type<'working' | 'ready' | 'failed'>().notNull(),
  filename: text('filename'),
  bytes: bigint('bytes', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
})

export const dataExportPieces = identity.table(
  'data_export_pieces',
  {
    exportId: integer('export_id').notNull(),
    number: integer('number').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
)

export const farewells = identity.table('farewells', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const knownNetworks = identity.table(
  'known_networks',
  {
    userId: integer('user_id').notNull(),
    network: text('network').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
)

export const notifications = identity.table('notifications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href'),
  key: text('key'),
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull(),
})

export const auditLog = identity.table('audit_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  event: text('event').$type<ActivityEvent>().notNull(),
  detail: text('detail'),
  device: text('device'),
  network: text('network'),
  createdAt: moment('created_at').notNull(),
})
