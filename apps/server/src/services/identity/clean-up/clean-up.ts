import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { Erasing } from '../erasing/erasing.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import {
  giveUpExportsBefore,
  removeCodesBefore,
  removeExportsUntil,
  removeFarewellsBefore,
  removeMessagesBefore,
  removeNetworksBefore,
  removeNotificationsBefore,
  removeRequestsClosedBefore,
  removeSessionsUntil,
  removeUnverifiedBefore,
} from './clean-up.store.ts'
import { createIdleAccounts } from './idle-accounts.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Rule {
  /** What goes, and after what: the privacy policy says the same. */
  what: string
  days: number
  remove(sql: Sql, before: Date): Promise<unknown>
}

/** How long each thing is kept that is not kept as long as its account. */
const retention: readonly Rule[] = [
  { what: 'sign-ins, once they have run out', days: 0, remove: removeSessionsUntil },
  // Longer than a mail is tried to be sent: a notice reads its address from the code that it belongs to.
  { what: 'mailed codes', days: 7, remove: removeCodesBefore },
  { what: 'accounts whose address nobody verified', days: 7, remove: removeUnverifiedBefore },
  { what: 'networks that somebody signed in from, as fingerprints', days: 180, remove: removeNetworksBefore },
  { what: 'exports, once their seven days are over', days: 0, remove: removeExportsUntil },
  { what: 'exports that were never finished, which are then failed', days: 1, remove: giveUpExportsBefore },
  { what: 'notifications', days: 180, remove: removeNotificationsBefore },
  { what: 'messages and privacy requests, after they were closed', days: 90, remove: removeRequestsClosedBefore },
  { what: 'contact messages that nobody closed', days: 365, remove: removeMessagesBefore },
  {
    what: 'where the last mail to a deleted account goes, if it cannot be sent',
    days: 7,
    remove: removeFarewellsBefore,
  },
]

/** What has run out, and what nobody uses or proved to be theirs, is not kept. */
export function createCleanUp(ports: IdentityPorts, notices: Notices, erasing: Erasing): Job<never>[] {
  const { sql, now, jobs } = ports
  const ago = (days: number) => new Date(now().getTime() - days * dayMs)
  const idle = createIdleAccounts(ports, notices, erasing, ago)
  const cleanUp: Job<unknown> = {
    name: 'identity.clean-up',
    every: 'day',
    async work() {
      for (const { days, remove } of retention) await remove(sql, ago(days))
      await jobs.removeFailed(sql, ago(daysFailedJobsAreKept))
      await idle.find()
    },
  }
  return [cleanUp, idle.work]
}

// For whoever runs this to look at. They name nobody, but may hold the number of an account.
const daysFailedJobsAreKept = 30
