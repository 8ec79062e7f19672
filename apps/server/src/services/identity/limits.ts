import { resendCooldownSeconds } from '@bespeak/domain/account/code.ts'
import { AppError } from '../../kernel/errors.ts'
import { inWords } from './answers.ts'
import type { Audit } from './audit/audit.ts'
import type { Keys } from './keys.ts'
import { isKnownNetwork } from './known-networks.store.ts'
import type { IdentityPorts, LimitRule } from './ports.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Every limit of this service. `network` is one household or office: an IPv4 address or an IPv6 /64. */
const rules = {
  registrationsByNetwork: { name: 'registrations-by-network', points: 20, seconds: hour },
  guessesByNetwork: { name: 'guesses-by-network', points: 60, seconds: hour },
  passwordChangesByAccount: { name: 'password-changes-by-account', points: 10, seconds: hour },
  passwordsByAccount: { name: 'passwords-by-account', points: 50, seconds: hour },
  passwordsByAccountAndNetwork: { name: 'passwords-by-account-and-network', points: 10, seconds: 15 * minute },
  // One network can void two codes of an account and no more: the next code that the owner asks for is safe from it.
  codesByAccountAndNetwork: { name: 'codes-by-account-and-network', points: 10, seconds: hour },
  mailedCodesByAccount: { name: 'mailed-codes-by-account', points: 10, seconds: hour },
  // Strangers can ask for these: together below the ten, so that a password always still gets its owner a code.
  resendsByAccount: { name: 'resends-by-account', points: 5, seconds: hour },
  resetsByAddress: { name: 'resets-by-address', points: 3, seconds: hour },
  resetsReserved: { name: 'resets-reserved', points: 1, seconds: hour },
  resetsByAddressAndNetwork: { name: 'resets-by-address-and-network', points: 2, seconds: hour },
  resendPause: { name: 'resend-pause', points: 1, seconds: resendCooldownSeconds },
  mailRequestsByNetwork: { name: 'mail-requests-by-network', points: 60, seconds: hour },
  // What a stranger can make us send to an address that is not theirs; each kind by itself, so that none uses up another.
  verificationMailsByAddress: { name: 'verification-mails-by-address', points: 15, seconds: day },
  verificationMailsReserved: { name: 'verification-mails-reserved', points: 5, seconds: day },
  resetMailsByAddress: { name: 'reset-mails-by-address', points: 15, seconds: day },
  resetMailsReserved: { name: 'reset-mails-reserved', points: 5, seconds: day },
  firstMailsByAddressAndNetwork: { name: 'first-mails-by-address-and-network', points: 1, seconds: day },
  exportsByAccount: { name: 'exports-by-account', points: 5, seconds: day },
  exportDownloadsByAccount: { name: 'export-downloads-by-account', points: 30, seconds: hour },
  // Contact messages and privacy requests together. A person is their account, or else the network they write from:
  // counted by the address that is typed, anybody could use up another's.
  requestsByNetwork: { name: 'requests-by-network', points: 10, seconds: hour },
  requestsByPerson: { name: 'requests-by-person', points: 10, seconds: day },
  // From however many networks. What is beyond it is kept all the same, and listed for whoever runs this.
  requestMailsToOperator: { name: 'request-mails-to-operator', points: 100, seconds: hour },
  requestMailsByAddress: { name: 'request-mails-by-address', points: 3, seconds: day },
  accessTokensByAccount: { name: 'access-tokens-by-account', points: 30, seconds: day },
  agentMessagesByAccount: { name: 'agent-messages-by-account', points: 1200, seconds: hour },
  photosByAccount: { name: 'photos-by-account', points: 20, seconds: hour },
  changeMailsByAddress: { name: 'change-mails-by-address', points: 5, seconds: day },
} satisfies Record<string, LimitRule>

type RuleName = keyof typeof rules

interface NamedUser {
  id: number
  username: string
  email: string
}

// Guesses are counted under what the caller named, never under what we know it to stand for: a limit that one name used
// up for another would tell that both are the same person's.
export const accountKey = (userId: number) => `user ${userId}`
export const loginKey = (login: string) => `login ${login.toLowerCase()}`
export const addressKey = (email: string) => `address ${email}`

/** Where a mail arrives, whatever tag it was sent to: for counting mails only. */
export const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@')

/** Someone who tries to prove who they are. The account they name may not exist, and must not be told apart. */
export interface Guess {
  kind: 'password' | 'code'
  /** What they named, as one of the keys above. */
  account: string
  userId: number | null
  network: string
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Nobody is locked out for good. Where the owner once proved the mailbox, only guesses at this account from that same
 * network count against them, so whoever guesses elsewhere, or at others, does not keep them out. Anywhere else a
 * password reset lets them in. A code that others voided is replaced by the next one, which the right password gets.
 */
export function createLimits({ sql, limits, alarm }: IdentityPorts, keys: Keys, audit: Audit) {
  const keyOf = (...parts: string[]) => keys.fingerprint(parts.join(' '))

  async function take(name: RuleName, key: string, message: (wait: string) => string): Promise<void> {
    const taken = await limits.take(rules[name], keyOf(key))
    if (taken.allowed) return
    throw new AppError('RATE_LIMITED', message(inWords(taken.retryAfter)), { retryAfter: taken.retryAfter })
  }

  async function tooManyGuesses({ kind, userId, network }: Guess, rule: LimitRule, retryAfter: number) {
    alarm('guessing', { kind, rule: rule.name })
    await audit.noteBlocked(userId, kind, network)
    return new AppError('RATE_LIMITED', guessMessages[kind](inWords(retryAfter)), { retryAfter })
  }

  return {
    take,

    /** Counts one use as well, for where the caller must not notice a refusal. */
    async allows(name: RuleName, key: string): Promise<boolean> {
      return (await limits.take(rules[name], keyOf(key))).allowed
    },

    /**
     * Counts a mail that anyone can ask for. The last ones are kept for networks that have not asked yet: whoever
     * asks for all the others does not keep the mailbox's owner from theirs.
     */
    async mayMail(kind: keyof typeof mailCaps, email: string, network: string): Promise<boolean> {
      const mailbox = mailboxOf(email)
      const first = await limits.take(rules.firstMailsByAddressAndNetwork, keyOf(kind, mailbox, network))
      for (const [shared, reserved] of mailCaps[kind]) {
        if ((await limits.take(shared, keyOf(mailbox))).allowed) continue
        if (!first.allowed || !(await limits.take(reserved, keyOf(mailbox))).allowed) return false
      }
      return true
    },

    isKnown: (userId: number | null, network: string): Promise<boolean> => isKnownNetwork(sql, userId, keyOf(network)),

    /** A right password earns new tries at the code that follows: those that others used up here do not count. */
    newTries: (account: string, network: string): Promise<void> =>
      limits.reset(rules.codesByAccountAndNetwork, keyOf(account, network)),

    /** There is a new password: what was guessed at the old one, by whichever name, does not count. */
    async newPassword({ id, username, email }: NamedUser, network: string): Promise<void> {
      for (const account of [accountKey(id), loginKey(username), loginKey(email)]) {
        await limits.reset(rules.passwordsByAccount, keyOf(account))
        await limits.reset(rules.passwordsByAccountAndNetwork, keyOf(account, network))
      }
    },

    /**
     * Counts a guess before it is judged. Gives back the refusal that a wrong one gets where the owner is known: said
     * otherwise there, it would tell who has been here.
     */
    async guess(guess: Guess): Promise<AppError | null> {
      const pair = pairRules[guess.kind]
      const byPair = await limits.take(pair, keyOf(guess.account, guess.network))
      if (!byPair.allowed) throw await tooManyGuesses(guess, pair, byPair.retryAfter)
      const known = await isKnownNetwork(sql, guess.userId, keyOf(guess.network))
      let refusal: AppError | null = null
      for (const [rule, key] of widerRules(guess)) {
        const taken = await limits.take(rule, keyOf(key))
        if (!taken.allowed) refusal ??= await tooManyGuesses(guess, rule, taken.retryAfter)
        if (refusal && !known) throw refusal
      }
      return refusal
    },

    /** Takes the counting of a guess back: it was right. */
    async guessedRight(guess: Guess): Promise<void> {
      await limits.reset(pairRules[guess.kind], keyOf(guess.account, guess.network))
      for (const [rule, key] of widerRules(guess)) await limits.giveBack(rule, keyOf(key))
    },

    networkKey: (network: string) => keyOf(network),
  }
}

const mailCaps = {
  verification: [[rules.verificationMailsByAddress, rules.verificationMailsReserved]],
  reset: [
    [rules.resetsByAddress, rules.resetsReserved],
    [rules.resetMailsByAddress, rules.resetMailsReserved],
  ],
} satisfies Record<string, [shared: LimitRule, reserved: LimitRule][]>

const pairRules = { password: rules.passwordsByAccountAndNetwork, code: rules.codesByAccountAndNetwork }

// Codes need no rule by account alone: each is void after five tries, and there are ten an hour.
const widerRules = ({ kind, account, network }: Guess): [LimitRule, string][] => [
  [rules.guessesByNetwork, network],
  ...(kind === 'password' ? [[rules.passwordsByAccount, account] as [LimitRule, string]] : []),
]

const guessMessages = {
  password: (wait: string) => `Too many failed attempts. Please try again in ${wait}, or reset your password.`,
  code: (wait: string) => `Too many wrong codes. Please try again in ${wait}.`,
}
