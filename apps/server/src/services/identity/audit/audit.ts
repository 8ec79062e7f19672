import type { Activity } from '@bespeak/domain/account/activity.ts'
import { deviceOf } from '@bespeak/domain/account/device-name.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput, unlessOutOfRoom } from '../../../kernel/errors.ts'
import type { IdentityPorts } from '../ports.ts'
import { type AuditEntry, entriesOf, insertEntry, removeAllButNewest } from './audit.store.ts'
import { coarseNetwork } from './coarse-network.ts'

/** Who did it, as far as the request says so. */
type By = Pick<RequestContext, 'network' | 'userAgent'>

const keptOfEach = 200
const page = { usual: 20, most: 100 }
const hourMs = 60 * 60 * 1000

export type Audit = ReturnType<typeof createAudit>

/** What was done with an account, by whomever, for its owner to read. */
export function createAudit({ sql, now, outOfRoom }: IdentityPorts) {
  const entryOf = (userId: number, { event, detail }: Activity, by: By | null) => ({
    ...{ userId, event, detail: detail ?? null, createdAt: now() },
    device: by && deviceOf(by.userAgent).name,
    network: by && coarseNetwork(by.network),
  })

  return {
    /** In the transaction of what it tells: neither is there without the other. */
    async note(tx: Sql, userId: number, activity: Activity, by: By | null = null): Promise<void> {
      const entry = entryOf(userId, activity, by)
      await insertEntry(tx, entry, null)
      await removeAllButNewest(tx, entry, keptOfEach)
    },

    /** Once an hour, however long somebody goes on. The account may not exist: that must not be told apart. */
    async noteBlocked(userId: number | null, detail: string, network: string): Promise<void> {
      const entry = {
        ...entryOf(userId ?? 0, { event: 'sign-in-blocked', detail }, null),
        network: coarseNetwork(network),
      }
      await insertEntry(sql, entry, new Date(now().getTime() - hourMs)).catch(unlessOutOfRoom(outOfRoom, undefined))
    },

    /** Newest first. */
    async list(context: RequestContext, limit = page.usual, offset = 0): Promise<AuditEntry[]> {
      const { userId } = signedIn(context)
      if (limit < 1 || limit > page.most) throw badInput({ limit: `Ask for 1 to ${page.most} at a time.` })
      if (offset < 0) throw badInput({ offset: 'At least 0.' })

      return entriesOf(sql, userId, limit, offset)
    },
  }
}
