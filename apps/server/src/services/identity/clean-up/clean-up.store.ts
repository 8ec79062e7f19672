import { and, eq, lt, lte, not, notExists, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import { removeAll } from '../../../kernel/remove-all.ts'
import type { User } from '../accounts/accounts.store.ts'
import { markFailed, workingBefore } from '../exporting/exporting.store.ts'
import {
  accessTokens,
  auditLog,
  codes,
  dataExports,
  farewells,
  knownNetworks,
  notifications,
  requests,
  sessions,
  users,
} from '../schema.ts'

export const removeSessionsUntil = (sql: Sql, moment: Date) => removeAll(sql, sessions, lte(sessions.expiresAt, moment))

export const removeTokensUntil = (sql: Sql, moment: Date) =>
  removeAll(sql, accessTokens, lte(accessTokens.expiresAt, moment))

export const removeCodesBefore = (sql: Sql, moment: Date) => removeAll(sql, codes, lt(codes.requestedAt, moment))

export const removeNetworksBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, knownNetworks, lt(knownNetworks.seenAt, moment))

/** Not those of whom a code was asked for since, and not those that were deactivated: their names stay taken. */
export const removeUnverifiedBefore = (sql: Sql, moment: Date) =>
  removeAll(
    sql,
    users,
    and(
      not(users.isVerified),
      users.isActive,
      lt(users.createdAt, moment),
      notExists(sql.select({ id: codes.id }).from(codes).where(eq(codes.userId, users.id))),
    ),
  )

/** Ready ones that have run out. */
export const removeExportsUntil = (sql: Sql, moment: Date) =>
  removeAll(sql, dataExports, lte(dataExports.expiresAt, moment))

/** They hold nothing but that they failed, which their owner was told. */
export const removeFailedExportsBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, dataExports, and(eq(dataExports.status, 'failed'), lt(dataExports.createdAt, moment)))

/** Whoever made it died, and nobody has gone on with it. */
export async function giveUpExportsBefore(sql: Sql, moment: Date): Promise<void> {
  for await (const { id } of workingBefore(sql, moment)) await markFailed(sql, id)
}

export const removeRequestsClosedBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, requests, lt(requests.closedAt, moment))

/** A privacy request stays until it is closed. */
export const removeMessagesBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, requests, and(eq(requests.kind, 'contact'), lt(requests.createdAt, moment)))

export const removeNotificationsBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, notifications, lt(notifications.createdAt, moment))

export const removeActivityBefore = (sql: Sql, moment: Date) => removeAll(sql, auditLog, lt(auditLog.createdAt, moment))

export const removeFarewellsBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, farewells, lt(farewells.createdAt, moment))

const lastUse = raw`greatest(${users.lastLogin}, ${users.lastUsedAt}, ${users.createdAt})`

/** Accounts that nobody has used since then, and whose owners were told before that other moment, or are still to be. */
export function idleSince(sql: Sql, moment: Date, warnedBefore: Date | null): AsyncIterable<Pick<User, 'id'>> {
  const isWarned = raw`${users.idleWarnedAt} > ${lastUse}`
  const told = warnedBefore ? and(isWarned, lte(users.idleWarnedAt, warnedBefore)) : raw`(${isWarned}) is not true`
  const isIdle = and(users.isVerified, users.isActive, raw`${lastUse} < ${moment}`, told)
  return inPages(
    users.id,
    ({ id }) => id,
    (rest, size) => sql.select({ id: users.id }).from(users).where(and(isIdle, rest)).orderBy(users.id).limit(size),
  )
}
