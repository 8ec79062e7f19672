import { codeLifetimeMinutes } from '@bespeak/domain/account/code.ts'
import { daysKept, type Kept } from '@bespeak/domain/account/retention.ts'

const named: Record<number, string> = { 1: 'a day', 365: 'a year', 730: 'two years' }
const lasting = (kept: Kept) => named[daysKept[kept]] ?? `${daysKept[kept]} days`

/** How long each thing is kept, as the policy says it. */
export const retentionWords: Record<Kept, string> = {
  codes: `Codes are valid for ${codeLifetimeMinutes} minutes and are removed within ${lasting('codes')}.`,
  signIns: `A sign-in ends after ${lasting('signIns')}, unless we have set another time. An access token ends on the day you chose, and when you revoke it.`,
  networks: `The networks you signed in from are remembered for ${lasting('networks')} after the last time, as fingerprints, so that guesses from elsewhere do not lock you out.`,
  unverifiedAccounts: `An account whose address nobody verified goes after ${lasting('unverifiedAccounts')}.`,
  exports: `An export can be downloaded for ${lasting('exports')}.`,
  unfinishedExports: `An export that is not finished after ${lasting('unfinishedExports')} is given up.`,
  failedExports: `That an export did not work is noted for ${lasting('failedExports')}.`,
  notifications: `Notifications are kept for ${lasting('notifications')}.`,
  activity: `What was done with your account, such as sign-ins and exports, is noted for ${lasting('activity')}, with the device and the wider network it came from, not the whole address.`,
  closedRequests: `Messages and requests go ${lasting('closedRequests')} after they are closed.`,
  openMessages: `Messages go after ${lasting('openMessages')} at the latest.`,
  shareLinks: `A link to a resume ends on the day you chose, after ${lasting('shareLinks')} at the latest, and when you revoke it.`,
  idleAccounts: `An account that nobody uses for ${lasting('idleAccounts')} is deleted. One with a paid plan is not.`,
  idleNotice: `Before that we mail you, and wait ${lasting('idleNotice')}.`,
  farewells: `The address for our last mail to a deleted account goes once that is sent, and after ${lasting('farewells')} at the latest.`,
  failedJobs: `A note of work that failed, with no more than the number of your account, is kept for ${lasting('failedJobs')}.`,
}
