import type { Job } from '../../../kernel/jobs.ts'
import type { IdentityPorts } from '../ports.ts'
import {
  removeCodesBefore,
  removeNetworksBefore,
  removeSessionsUntil,
  removeUnverifiedBefore,
} from './clean-up.store.ts'

const dayMs = 24 * 60 * 60 * 1000
// Longer than a mail is tried to be sent: a notice reads its address from the code that it belongs to.
const unprovenMs = 7 * dayMs
const networkMs = 180 * dayMs

/** What nobody proved to be theirs, and what has run out, is not kept. */
export function createCleanUp({ sql, now }: IdentityPorts): Job<unknown> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  return {
    name: 'identity.clean-up',
    every: 'day',
    async work() {
      await removeSessionsUntil(sql, now())
      await removeCodesBefore(sql, ago(unprovenMs))
      await removeUnverifiedBefore(sql, ago(unprovenMs))
      await removeNetworksBefore(sql, ago(networkMs))
    },
  }
}
