import { bareAddress } from './bare-address.ts'
import type { Basics, ResumeDocument } from './document.ts'

/** What its owner lets a shared page show of them. */
export interface Shown {
  showName: boolean
  showEmail: boolean
  showContactInfo: boolean
  showSocialLinks: boolean
}

const hidden = '…'
const anyEmail = /[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}/g

/** The resume for others' eyes: what is not to be shown stands nowhere in it, also not in the middle of a line. */
export function sharedDocument({ version, basics, sections, unplaced }: ResumeDocument, shown: Shown): ResumeDocument {
  const hide = hiderOf(basics, shown)
  return {
    version,
    basics: withTexts(sharedBasics(basics, shown), hide),
    sections: withTexts(sections, hide),
    // Nobody knows what these are: they may be what is hidden elsewhere.
    unplaced: showsAll(shown) ? withTexts(unplaced, hide) : [],
    origins: {},
  }
}

const showsAll = ({ showName, showEmail, showContactInfo, showSocialLinks }: Shown) =>
  showName && showEmail && showContactInfo && showSocialLinks

const sharedBasics = (basics: Basics, shown: Shown): Basics => ({
  label: basics.label,
  name: shown.showName ? basics.name : undefined,
  email: shown.showEmail ? basics.email : undefined,
  phone: shown.showContactInfo ? basics.phone : undefined,
  location: shown.showContactInfo ? basics.location : undefined,
  url: shown.showSocialLinks ? basics.url : undefined,
  links: shown.showSocialLinks ? basics.links : [],
  more: showsAll(shown) ? basics.more : [],
})

type Change = (text: string) => string

function hiderOf(basics: Basics, shown: Shown): Change {
  const secrets = secretsOf(basics, shown)
  return (text) => {
    const plain = secrets.reduce((rest, secret) => rest.replace(secret, hidden), text)
    return shown.showEmail ? plain : plain.replace(anyEmail, hidden)
  }
}

function secretsOf({ name, email, phone, location, url, links, more }: Basics, shown: Shown): RegExp[] {
  const texts = [
    ...(shown.showName ? [] : [name]),
    ...(shown.showEmail ? [] : [email]),
    ...(shown.showContactInfo ? [] : [phone, location?.address]),
    ...(showsAll(shown) ? [] : more.map((line) => line.text)),
  ]
  const addresses = shown.showSocialLinks ? [] : [url, ...links.map((link) => link.url)]
  return [
    ...filled(addresses).flatMap(asAddress),
    ...(shown.showContactInfo ? [] : asNumbers(phone ?? '')),
    ...filled(texts).map((text) => asWord(literally(text))),
  ]
}

const filled = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text?.trim() || [])

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Not inside of another word: short names are part of many. */
const asWord = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')

/** With `https://` or without it, but not the end of a mail address. */
function asAddress(url: string): RegExp[] {
  const bare = bareAddress(url)
  return bare === '' ? [] : [asWord(`(?<!@)(?:https?://)?(?:www\\.)?${literally(bare)}`)]
}

/** Fewer digits may count anything. */
const leastDigits = 6

/** More of them than a number within a country has: the first are the country's. */
const mostNational = 10

const country = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\\d\\d'
const gap = '[\\s().–‑/-]{0,3}'

/** What may stand before the digits that count: how a country is reached, its own, and the 0 that is for within it. */
const prefix = `[+(]{0,2}(?:(?:00|011)${gap})?(?:\\d{1,3}${gap})?(?:0${gap})?`

/** The telephone numbers in it, in whatever groups their digits stand, and for whoever calls from wherever. Letters may touch it. */
function asNumbers(phone: string): RegExp[] {
  return phone
    .split(/\s\/\s|(?=\+)|[^\d\s().+–‑/-]+/)
    .flatMap(significant)
    .filter((digits) => digits.length >= leastDigits)
    .map((digits) => new RegExp(`(?<!\\p{N})${prefix}${[...digits].join(gap)}(?!\\p{N})`, 'gu'))
}

function significant(number: string): string[] {
  const digits = number.replace(/\(0\)/g, '').replace(/\D/g, '')
  const within = digits.replace(/^0(?!0)/, '')
  const isFromAbroad = /^\W*(?:\+|00)/.test(number) || within.length > mostNational
  const national = digits.replace(new RegExp(`^(?:00|011)?(?:${country})0?`), '')
  return isFromAbroad && national.length >= leastDigits ? [national, within] : [within]
}

/** Every text in it changed. What an import knew besides is nobody's to see. */
function withTexts<Value>(value: Value, change: Change): Value {
  return changed(value, change) as Value
}

function changed(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => changed(item, change))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'extras')
  return Object.fromEntries(kept.map(([name, inside]) => [name, name === 'id' ? inside : changed(inside, change)]))
}
