import type { Basics, Location } from '@bespeak/domain/resume/document.ts'
import { oneLine } from '@bespeak/domain/resume/shown.ts'
import type { Block, Run } from './block.ts'
import { linked, linkRun, run } from './runs.ts'

/** Name, headline, and every way to reach the person. */
export function basicsBlocks(basics: Basics): Block[] {
  const name = oneLine(basics.name ?? '')
  const headline = oneLine(basics.label ?? '')
  const items = contactItems(basics)
  return [
    ...(name ? [{ type: 'name' as const, text: name }] : []),
    ...(headline ? [{ type: 'headline' as const, text: headline }] : []),
    ...(items.length > 0 ? [{ type: 'contact' as const, items }] : []),
  ]
}

const contactItems = ({ email, phone, url, location, links, more }: Basics): Run[] => [
  ...emailRun(oneLine(email ?? '')),
  ...phoneRun(oneLine(phone ?? '')),
  ...run('place', location && placeOf(location)),
  ...linkRun(url),
  ...links.flatMap(({ url, network = '', username = '' }) =>
    oneLine(url) === '' ? run('plain', `${network} ${username}`) : linkRun(url),
  ),
  ...more.flatMap(({ text }) => run('plain', text)),
]

const emailRun = (email: string): Run[] => (email === '' ? [] : [linked('link', email, `mailto:${email}`)])

const phoneRun = (phone: string): Run[] =>
  phone === '' ? [] : [linked('link', phone, `tel:${phone.replace(/[^\d+]/g, '')}`)]

/** A code that opens with a letter stands behind its town, as in Britain and Canada; in America and Australia behind the state; else before. */
function placeOf(location: Location): string {
  const { address, postalCode, city, region, countryCode } = location
  const [code, town, state] = [postalCode, city, region].map((part) => oneLine(part ?? ''))
  const isBehindState = hasCodeBehindState(location)
  const isBehind = /^\p{L}/u.test(code ?? '')
  return [
    address,
    isBehindState ? town : words(isBehind ? [town, code] : [code, town]),
    isBehindState ? words([state, code]) : state,
    countryCode,
  ]
    .map((part) => oneLine(part ?? ''))
    .filter(Boolean)
    .join(', ')
}

const words = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** Five digits beside a state, and no other country; four beside one of Australia. */
const hasCodeBehindState = ({ countryCode = '', postalCode = '', region = '' }: Location) =>
  /^\p{N}{5}/u.test(postalCode)
    ? region !== '' && /^(?:US|$)/iu.test(countryCode)
    : /^\p{N}{4}$/u.test(postalCode) && /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/u.test(region)
