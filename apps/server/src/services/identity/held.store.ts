import { and, eq, inArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../../kernel/db.ts'
import type { Held } from '../../kernel/held.ts'
import {
  accessTokens,
  auditLog,
  codes,
  dataExports,
  knownNetworks,
  notifications,
  profiles,
  requests,
  sessions,
  users,
} from './schema.ts'

const own = (column: PgColumn) => (_: Sql, userId: number) => eq(column, userId)

/** The address, if they proved it. */
const provenAddress = (sql: Sql, userId: number) =>
  sql
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), users.isVerified))

export const held: readonly Held[] = [
  {
    ...{ table: users, path: 'account/account.json', by: users.id },
    ...{ about: 'Your account', whose: own(users.id), leftOut: ['passwordHash'] },
  },
  {
    ...{ table: profiles, path: 'account/profile.json', by: profiles.id },
    ...{ about: 'Your profile and your preferences', whose: own(profiles.userId), leftOut: ['photoKey'] },
  },
  {
    ...{ table: sessions, path: 'account/devices.json', by: sessions.id },
    ...{ about: 'The devices that you are signed in on', whose: own(sessions.userId) },
  },
  {
    ...{ table: accessTokens, path: 'account/access-tokens.json', by: accessTokens.id },
    about: 'The access tokens that you made for programs, without the tokens',
    ...{ whose: own(accessTokens.userId), leftOut: ['tokenHash'] },
  },
  {
    ...{ table: knownNetworks, path: 'account/networks.json', by: knownNetworks.network },
    about: 'When you signed in from networks that we would know again; the networks themselves we cannot name',
    ...{ whose: own(knownNetworks.userId), leftOut: ['network'] },
  },
  {
    ...{ table: codes, path: 'account/codes.json', by: codes.id },
    ...{
      about: 'The codes that were mailed to you, without the codes',
      whose: own(codes.userId),
      leftOut: ['codeHash'],
    },
  },
  {
    ...{ table: notifications, path: 'account/notifications.json', by: notifications.id },
    ...{ about: 'What you were told of', whose: own(notifications.userId) },
  },
  {
    ...{ table: requests, path: 'account/messages.json', by: requests.id },
    about: 'What you wrote to us: messages and privacy requests',
    whose: (sql, userId) => or(eq(requests.userId, userId), inArray(requests.email, provenAddress(sql, userId))),
  },
  {
    ...{ table: dataExports, path: 'account/exports.json', by: dataExports.id },
    ...{ about: 'The copies of your data that you asked for', whose: own(dataExports.userId) },
  },
  {
    ...{ table: auditLog, path: 'account/activity.json', by: auditLog.id },
    ...{ about: 'What was done with your account', whose: own(auditLog.userId) },
  },
]
