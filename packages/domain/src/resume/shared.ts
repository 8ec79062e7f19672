import type { Basics, Line, ResumeDocument } from './document.ts'

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
  const secrets = hiddenTexts(basics, shown).map((text) => text?.trim() ?? '')
  const known = secrets.filter((text) => text !== '').map(asWord)
  return (text) => {
    const plain = known.reduce((rest, secret) => rest.replace(secret, hidden), text)
    return shown.showEmail ? plain : plain.replace(anyEmail, hidden)
  }
}

const hiddenTexts = ({ name, phone, location, url, links, more }: Basics, shown: Shown): (string | undefined)[] => [
  ...(shown.showName ? [] : [name]),
  ...(shown.showContactInfo ? [] : [phone, location?.address]),
  ...(shown.showSocialLinks ? [] : [url, ...links.map((link) => link.url)]),
  ...(showsAll(shown) ? [] : more.map((line: Line) => line.text)),
]

/** Not inside of another word: short names are part of many. */
const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

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
