import { paths } from '@bespeak/contracts/paths.ts'
import { done, refused } from '../answers.ts'
import { isSame, type Keys } from '../keys.ts'
import type { IdentityPorts } from '../ports.ts'
import { type MailPreference, mailPreferences, setWanted, wants } from './mail-preferences.store.ts'

export type MailPreferences = ReturnType<typeof createMailPreferences>

/**
 * Which mails a person wants. The link at the end of each works without a login and for good, as mails are kept: it is
 * signed, for one person and one kind of mail.
 */
export function createMailPreferences({ sql, now, publicUrl }: IdentityPorts, keys: Keys) {
  const tokenFor = (userId: number, preference: MailPreference) =>
    `${userId}.${preference}.${keys.unsubscribeMac(userId, preference)}`

  function read(token: string) {
    const [id, name] = token.split('.')
    const userId = Number(id)
    const preference = mailPreferences.find((known) => known === name)
    return preference && isSame(token, tokenFor(userId, preference)) ? { userId, preference } : null
  }

  async function set(token: string, isWanted: boolean, message: (kind: string) => string) {
    const given = read(token)
    const change = given && { preference: given.preference, isWanted }
    if (!change || !(await setWanted(sql, given.userId, change, now()))) throw refused(invalidLink)

    return done(message(kinds[given.preference]))
  }

  return {
    mailsWanted: (userId: number, preference: MailPreference) => wants(sql, userId, preference),
    unsubscribeLink: (userId: number, preference: MailPreference) =>
      `${publicUrl}${paths.unsubscribe(tokenFor(userId, preference))}`,
    unsubscribe: (token: string) => set(token, false, (kind) => `You will get no more ${kind} by email.`),
    resubscribe: (token: string) => set(token, true, (kind) => `You will get ${kind} by email again.`),
  }
}

const kinds: Record<MailPreference, string> = {
  emailUpdates: 'reminders and updates',
  emailMarketing: 'offers',
  emailResumeSuggestions: 'suggestions for your resume',
}

const invalidLink = 'This link does not work. You can choose your emails in Settings.'
