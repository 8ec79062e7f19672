import type { Basics, Location } from '@bespeak/domain/resume/document.ts'
import { placeOrder } from '@bespeak/domain/resume/place-order.ts'
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

const placeOf = (location: Location): string =>
  placeOrder(location).reduce((shown, { key, before }) => {
    const part = oneLine(location[key] ?? '')
    return part === '' || shown === '' ? shown + part : shown + before + part
  }, '')
