import { canonicalEmail } from '@bespeak/domain/account/email.ts'
import {
  type ContactInput,
  contactProblems,
  type PrivacyRequestInput,
  privacyAnswerDays,
  privacyRequestProblems,
} from '@bespeak/domain/account/requests.ts'
import { dayText } from '@bespeak/domain/billing/calendar.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { refuseProblems } from '../../../kernel/errors.ts'
import { done } from '../answers.ts'
import { accountKey, type Limits, mailboxOf } from '../limits.ts'
import type { IdentityPorts } from '../ports.ts'
import type { RequestKind } from '../schema.ts'
import { endRequest, insertRequest, type NewRequest, openRequests, type StoredRequest } from './requests.store.ts'
import type { createSendRequest } from './send-request.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What a stranger says of themselves is taken as it is: whether the address is theirs, nobody knows. */
type Written = Pick<NewRequest, 'name' | 'email' | 'subject' | 'message' | 'dueAt'> & { kind: RequestKind }

export type Requests = ReturnType<typeof createRequests>

/** Open to strangers, and to whoever was deactivated: where else would they ask why? */
export function createRequests(
  { sql, now, alarm }: Pick<IdentityPorts, 'sql' | 'now' | 'alarm'>,
  limits: Limits,
  mails: ReturnType<typeof createSendRequest>,
) {
  /** The beginning of the answer: no mail is promised that is not sent. */
  async function keep({ caller, network }: RequestContext, written: Written): Promise<string> {
    const userId = caller.kind === 'user' ? caller.viewer.userId : null
    await limits.take('requestsByNetwork', network, tooMany)
    await limits.take('requestsByPerson', userId ? accountKey(userId) : network, tooMany)
    // What is not mailed is kept all the same: only the mailboxes are spared, of which one may be another's.
    const mayMail = await limits.allows('requestMailsByAddress', mailboxOf(written.email))
    const mayTell = await limits.allows('requestMailsToOperator', 'operator')
    if (!mayTell) alarm('requests-not-mailed', {})
    await sql.transaction(async (tx) => {
      const request = await insertRequest(tx, { ...written, userId, createdAt: now() })
      if (mayTell) await mails.enqueue(tx, request, 'operator')
      if (mayMail) await mails.enqueue(tx, request, 'sender')
    })
    return mayMail
      ? `An email to ${written.email} confirms that it has arrived. We will reply there`
      : `It has arrived. We will reply to ${written.email}`
  }

  return {
    async contact(context: RequestContext, input: ContactInput) {
      refuseProblems(contactProblems(input))
      const [name, subject, message] = [input.name.trim(), input.subject.trim(), input.message.trim()]
      const words = await keep(context, {
        kind: 'contact',
        name,
        email: addressOf(input),
        subject,
        message,
        dueAt: null,
      })
      return done(`${words}.`)
    },

    async privacy(context: RequestContext, input: PrivacyRequestInput) {
      refuseProblems(privacyRequestProblems(input))
      const kind = input.kind as RequestKind
      const dueAt = new Date(now().getTime() + privacyAnswerDays * dayMs)
      const words = await keep(context, { kind, email: addressOf(input), message: input.details?.trim() ?? '', dueAt })
      return done(`${words} within ${privacyAnswerDays} days, by ${dayText(dueAt)} at the latest.`)
    },

    /** For whoever runs this: what nobody has dealt with yet, oldest first. */
    list: (): AsyncIterable<StoredRequest> => openRequests(sql),

    /** Whether there was such a one, still open. */
    close: (id: number): Promise<boolean> => endRequest(sql, id, now()),
  }
}

const tooMany = (wait: string) => `You have written to us several times. Please try again in ${wait}.`

const addressOf = ({ email }: { email: string }) => canonicalEmail(email) ?? ''
