import type { Viewer } from '../../kernel/context.ts'
import { createBuilder, outcomeType } from '../../kernel/graphql.ts'
import type { Job } from '../../kernel/jobs.ts'
import { addAccessTokens } from './access-tokens/access-tokens.graphql.ts'
import { createAccessTokens } from './access-tokens/access-tokens.ts'
import { addAccountChanges } from './account-changes/account-changes.graphql.ts'
import { createAccountChanges } from './account-changes/account-changes.ts'
import { addAccounts, userType } from './accounts/accounts.graphql.ts'
import { createAccounts } from './accounts/accounts.ts'
import { addAudit } from './audit/audit.graphql.ts'
import { createAudit } from './audit/audit.ts'
import { createCleanUp } from './clean-up/clean-up.ts'
import { addCodes } from './codes/codes.graphql.ts'
import { createCodes } from './codes/codes.ts'
import { createSendCode } from './codes/send-code.ts'
import { addErasing } from './erasing/erasing.graphql.ts'
import { createErasing } from './erasing/erasing.ts'
import { addExporting } from './exporting/exporting.graphql.ts'
import { createExporting } from './exporting/exporting.ts'
import { createWriteExport } from './exporting/write-export.ts'
import { deriveKeys } from './keys.ts'
import { createLimits } from './limits.ts'
import { addMailPreferences } from './mail-preferences/mail-preferences.graphql.ts'
import { createMailPreferences } from './mail-preferences/mail-preferences.ts'
import { createNotices } from './notices/notices.ts'
import { addNotifications } from './notifications/notifications.graphql.ts'
import { createNotifications } from './notifications/notifications.ts'
import { createOperator } from './operator/operator.ts'
import { addPasswords } from './passwords/passwords.graphql.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createReauthenticate } from './passwords/reauthenticate.ts'
import { createPhotos } from './photo/photo.ts'
import { createPhotoLinks } from './photo/photo-links.ts'
import type { IdentityPorts } from './ports.ts'
import { addProfile } from './profile/profile.graphql.ts'
import { createProfiles } from './profile/profile.ts'
import { addRequests } from './requests/requests.graphql.ts'
import { createRequests } from './requests/requests.ts'
import { createSendRequest } from './requests/send-request.ts'
import { addRoles } from './roles/roles.graphql.ts'
import { createRoles } from './roles/roles.ts'
import { addSessions } from './sessions/sessions.graphql.ts'
import { createSessions } from './sessions/sessions.ts'
import { addSignIn } from './sign-in/sign-in.graphql.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { fieldProblemType } from './types.graphql.ts'

export function createIdentityService(ports: IdentityPorts) {
  const keys = deriveKeys(ports.signingKey)
  const audit = createAudit(ports)
  const limits = createLimits(ports, keys, audit)
  const notices = createNotices(ports)
  const codes = createCodes(ports, keys, { limits, notices, audit })
  const sessions = createSessions(ports, keys, audit)
  const accessTokens = createAccessTokens(ports, limits, audit)
  const notifications = createNotifications(ports)
  const reauthenticate = createReauthenticate(ports, limits)

  const builder = createBuilder({ uploads: true })
  const outcome = outcomeType(builder)
  const problem = fieldProblemType(builder)
  const user = userType(builder, 'User')
  const accounts = createAccounts(ports, limits, codes, notifications)
  addAccounts(builder, accounts, user, problem)
  addCodes(builder, codes, outcome)
  addSignIn(builder, createSignIn(ports, limits, codes, sessions), user)
  addSessions(builder, sessions, outcome)
  addAudit(builder, audit)
  addAccessTokens(builder, accessTokens, { outcome, problem })
  const changes = { limits, codes, notices, reauthenticate, audit, accessTokens }
  addPasswords(builder, createPasswords(ports, changes), outcome)
  addAccountChanges(builder, createAccountChanges(ports, changes), user, problem)
  const photoLinks = createPhotoLinks(ports, keys)
  const photos = createPhotos(ports, limits, sessions, photoLinks)
  const profiles = createProfiles(ports, photos, photoLinks)
  addProfile(builder, profiles, problem)
  const mailPreferences = createMailPreferences(ports, keys)
  addMailPreferences(builder, mailPreferences, outcome)
  addNotifications(builder, notifications, outcome)
  addRoles(builder, createRoles(ports))

  const sendRequest = createSendRequest(ports)
  const requests = createRequests(ports, limits, sendRequest)
  addRequests(builder, requests, outcome)

  const erasing = createErasing(ports, reauthenticate)
  addErasing(builder, erasing, outcome)

  const exporting = createExporting(ports, keys, limits, audit)
  addExporting(builder, exporting)

  const jobs: Job<never>[] = [
    ...[createSendCode(ports, keys), notices.send, sendRequest.send, ...createCleanUp(ports, notices, erasing)],
    ...[createWriteExport(ports, notices, notifications), erasing.sendFarewell],
  ]
  const api = {
    authenticate: (token: string | null) =>
      accessTokens.isOne(token) ? accessTokens.authenticate(token) : sessions.authenticate(token),
    isSignedIn: (viewer: Viewer) => (accessTokens.isOfToken(viewer) ? accessTokens : sessions).isOpen(viewer),
    personOf: accounts.personOf,
    operator: createOperator(ports, keys, audit),
    countMessage: accessTokens.countMessage,
    openPhoto: photos.open,
    countryOf: profiles.countryOf,
    shownOf: profiles.shownOf,
    notify: notifications.notify,
    note: audit.note,
    openExport: exporting.open,
    /** By whoever runs this, who needs no password. */
    erase: erasing.erase,
    listRequests: requests.list,
    closeRequest: requests.close,
    mailsWanted: mailPreferences.mailsWanted,
    unsubscribeLink: mailPreferences.unsubscribeLink,
    unsubscribe: mailPreferences.unsubscribe,
  }
  return { schema: builder.toSchema(), jobs, api }
}
