import { daysKept, type Kept } from '@bespeak/domain/account/retention.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { Erasing } from '../erasing/erasing.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import {
  giveUpExportsBefore,
  removeActivityBefore,
  removeCodesBefore,
  removeExportsUntil,
  removeFailedExportsBefore,
  removeFarewellsBefore,
  removeMessagesBefore,
  removeNetworksBefore,
  removeNotificationsBefore,
  removeRequestsClosedBefore,
  removeSessionsUntil,
  removeTokensUntil,
  removeUnverifiedBefore,
} from './clean-up.store.ts'
import { createIdleAccounts } from './idle-accounts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** These know the moment at which they run out. */
const ranOut = { signIns: removeSessionsUntil, exports: removeExportsUntil }

/** Accounts that nobody uses are more than rows, and links are another service's. */
type Elsewhere = keyof typeof ranOut | 'shareLinks' | 'idleAccounts' | 'idleNotice' | 'failedJobs'

/** All else goes after its days. */
const removeBefore: Record<Exclude<Kept, Elsewhere>, (sql: Sql, moment: Date) => Promise<unknown>> = {
  codes: removeCodesBefore,
  unverifiedAccounts: removeUnverifiedBefore,
  networks: removeNetworksBefore,
  unfinishedExports: giveUpExportsBefore,
  failedExports: removeFailedExportsBefore,
  notifications: removeNotificationsBefore,
  closedRequests: removeRequestsClosedBefore,
  openMessages: removeMessagesBefore,
  farewells: removeFarewellsBefore,
  activity: removeActivityBefore,
}

/** What has run out, and what nobody uses or proved to be theirs, is not kept. */
export function createCleanUp(ports: IdentityPorts, notices: Notices, erasing: Erasing): Job<never>[] {
  const { sql, now, jobs } = ports
  const ago = (days: number) => new Date(now().getTime() - days * dayMs)
  const idle = createIdleAccounts(ports, notices, erasing, ago)
  const cleanUp: Job<unknown> = {
    name: 'identity.clean-up',
    every: 'day',
    async work() {
      for (const remove of [...Object.values(ranOut), removeTokensUntil]) await remove(sql, now())
      for (const [kept, remove] of Object.entries(removeBefore)) await remove(sql, ago(daysKept[kept as Kept]))
      await jobs.removeFailed(sql, ago(daysKept.failedJobs))
      await idle.find()
    },
  }
  return [cleanUp, idle.work]
}
