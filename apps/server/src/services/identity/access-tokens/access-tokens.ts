import { createHash, randomBytes } from 'node:crypto'
import { accessTokenPrefix, type TokenScope, tokenScopes } from '@bespeak/contracts/access-tokens.ts'
import { mostAccessTokens, tokenNameProblem } from '@bespeak/domain/account/access-token.ts'
import { problems } from '@bespeak/domain/account/problems.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { Caller, RequestContext, Viewer } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, notFound, refuseProblems, unlessOutOfRoom } from '../../../kernel/errors.ts'
import { lockUser, noteUse } from '../accounts/accounts.store.ts'
import { done } from '../answers.ts'
import type { Audit } from '../audit/audit.ts'
import { accountKey, type Limits } from '../limits.ts'
import type { IdentityPorts } from '../ports.ts'
import {
  type AccessToken,
  countTokens,
  findLiveToken,
  insertToken,
  isTokenLive,
  removeToken,
  removeTokensOf,
  tokensOf,
  touchToken,
} from './access-tokens.store.ts'

interface NewToken {
  name: string
  scopes: readonly string[]
  expiresAt?: Date | null | undefined
}

const usedEveryMs = 60_000
const secretBytes = 32

/** What is asked for by a token, such as a link to a document, ends with it: it has the place of a sign-in. */
const sessionOf = (tokenId: number) => `token-${tokenId}`
const tokenIdOf = (sessionId: string) => Number(/^token-(\d{1,9})$/.exec(sessionId)?.[1] ?? 0)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export type AccessTokens = ReturnType<typeof createAccessTokens>

/** For programs that act for a person: the command line, agents, the browser's extension. */
export function createAccessTokens({ sql, now, outOfRoom }: IdentityPorts, limits: Limits, audit: Audit) {
  return {
    isOne: (token: string | null): token is string => token?.startsWith(accessTokenPrefix) ?? false,

    /** Looked up each time, so that whatever ends it takes effect at once. */
    async authenticate(token: string): Promise<Caller> {
      const found = await findLiveToken(sql, hashOf(token), now())
      if (!found) return { kind: 'stranger' }
      if (!found.isActive) return { kind: 'deactivated' }

      const { id, userId, scopes, lastUsedAt } = found
      const usedLongAgo = new Date(now().getTime() - usedEveryMs)
      if (!lastUsedAt || lastUsedAt < usedLongAgo) {
        await touchToken(sql, id, now(), usedLongAgo)
          .then(() => noteUse(sql, userId, now()))
          .catch(unlessOutOfRoom(outOfRoom, undefined))
      }
      const scope = scopes.includes('write') ? 'write' : 'read'
      return { kind: 'user', viewer: { userId, sessionId: sessionOf(id) }, scope }
    },

    /** What an agent sends, whichever of a person's tokens it has. What cannot be counted for want of room passes. */
    countMessage: (userId: number): Promise<void> =>
      limits
        .take('agentMessagesByAccount', accountKey(userId), tooManyMessages)
        .catch(unlessOutOfRoom(outOfRoom, undefined)),

    isOfToken: ({ sessionId }: Viewer): boolean => tokenIdOf(sessionId) > 0,

    /** Whether what was given to this token is still theirs to use. */
    isOpen: ({ userId, sessionId }: Viewer): Promise<boolean> => isTokenLive(sql, userId, tokenIdOf(sessionId), now()),

    async list(context: RequestContext): Promise<AccessToken[]> {
      const { userId } = signedIn(context)

      return tokensOf(sql, userId, now())
    },

    async create(context: RequestContext, input: NewToken) {
      const { userId } = signedIn(context)
      refuseProblems(tokenProblems(input, now()))
      await limits.take('accessTokensByAccount', accountKey(userId), tooMany)

      const token = `${accessTokenPrefix}${randomBytes(secretBytes).toString('base64url')}`
      const accessToken = await sql.transaction(async (tx) => {
        // One after the other, or two at once would both be the last that there is room for.
        await lockUser(tx, userId)
        if ((await countTokens(tx, userId, now())) >= mostAccessTokens) throw full()
        await audit.note(tx, userId, { event: 'access-token-created', detail: inWords(scopesOf(input)) }, context)
        return insertToken(tx, {
          ...{ userId, name: input.name.trim(), scopes: scopesOf(input), tokenHash: hashOf(token) },
          ...{ createdAt: now(), lastUsedAt: null, expiresAt: input.expiresAt ?? null },
        })
      })

      return { ...done('Your access token is ready. Copy it now: it is not shown again.'), accessToken, token }
    },

    async revoke(context: RequestContext, id: number) {
      const { userId } = signedIn(context)

      await sql.transaction(async (tx) => {
        const removed = await removeToken(tx, userId, id)
        if (!removed) throw notFound()
        await audit.note(tx, userId, { event: 'access-token-revoked', detail: inWords(removed.scopes) }, context)
      })

      return done('That access token no longer works.')
    },

    /** Where an account may have changed hands: with a new password, or a new address. Says so, if there were any. */
    async revokeAll(tx: Sql, context: RequestContext, userId: number): Promise<string> {
      if ((await removeTokensOf(tx, userId)) === 0) return ''
      await audit.note(tx, userId, { event: 'access-token-revoked', detail: 'all' }, context)
      return ' Your access tokens no longer work.'
    },
  }
}

const isScope = (scope: string): scope is TokenScope => tokenScopes.some((known) => known === scope)

function tokenProblems({ name, scopes, expiresAt }: NewToken, now: Date) {
  return problems({
    name: tokenNameProblem(name),
    scopes: scopes.length > 0 && scopes.every(isScope) ? null : `Choose what it may do: ${tokenScopes.join(' or ')}`,
    expiresAt: expiresAt && expiresAt <= now ? 'Choose a day in the future' : null,
  })
}

const scopesOf = ({ scopes }: NewToken): TokenScope[] => (scopes.includes('write') ? [...tokenScopes] : ['read'])

const inWords = (scopes: readonly string[]) => scopes.join(' and ')

const full = () =>
  new AppError('CONFLICT', `You have ${mostAccessTokens} access tokens. Revoke one that you no longer use first.`)

const tooManyMessages = (wait: string) => `Your agents have asked for a lot. Please try again in ${wait}.`

const tooMany = (wait: string) => `You have made several access tokens. Please try again in ${wait}.`
