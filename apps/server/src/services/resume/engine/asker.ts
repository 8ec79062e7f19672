import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Asker } from '../ports.ts'

/**
 * For work whose result is for whoever waits: once they have gone it is not done. What somebody wrote is read for their
 * `userId` alone, as it is kept whether or not they wait.
 */
export const askerOf = (context: RequestContext): Asker => ({ userId: signedIn(context).userId, gone: context.gone })
