import type { Basics, Link, Location } from '../document.ts'
import { compact, type Ids, linesOf } from '../json-resume/lines.ts'
import type { Row } from './csv.ts'

export function readBasics(profile: Row | undefined, emails: readonly Row[], phones: readonly Row[], ids: Ids): Basics {
  const [email, ...otherEmails] = primaryFirst(emails).flatMap((row) => row('Email Address') ?? [])
  const [phone, ...otherPhones] = phones.flatMap((row) => row('Number') ?? [])
  const name = [profile?.('First Name'), profile?.('Last Name')].filter((it) => it !== undefined).join(' ')
  return compact({
    name: name || undefined,
    label: profile?.('Headline'),
    email,
    phone,
    location: placeOf(profile?.('Geo Location')),
    links: linksOf(profile, ids),
    more: linesOf([...otherEmails, ...otherPhones], ids),
  })
}

const primaryFirst = (emails: readonly Row[]) => emails.toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)))

const isPrimary = (email: Row) => /^yes$/i.test(email('Primary') ?? '')

/** `Leeds, England, United Kingdom`. */
function placeOf(text: string | undefined): Location | undefined {
  const [city, ...rest] = (text ?? '').split(',').map((part) => part.trim())
  return city ? compact({ city, region: rest.filter((part) => part !== '').join(', ') || undefined }) : undefined
}

/** `[PERSONAL:https://example.org,PORTFOLIO:https://…]`, and handles as `[maraellison]`. */
function linksOf(profile: Row | undefined, ids: Ids): Link[] {
  const sites = listIn(profile?.('Websites')).map((site) => site.replace(/^[A-Z_ ]+:(?=\S)/, ''))
  const handles = listIn(profile?.('Twitter Handles')).map((it) => it.replace(/^@/, ''))
  return [
    ...sites.map((url) => ({ id: ids('k'), url })),
    ...handles.map((username) => ({ id: ids('k'), url: `https://x.com/${username}`, network: 'X', username })),
  ]
}

const listIn = (text: string | undefined): string[] =>
  (text ?? '')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
