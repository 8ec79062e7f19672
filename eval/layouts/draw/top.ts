import { chunksOf } from '../groups.ts'
import type { ContactForm } from '../program.ts'
import { beginLine, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import type { Value } from './pattern.ts'

interface ContactItem {
  kind: string
  /** Values one after the other; what no field holds is a separator. */
  values: Value[]
  /** Where it has one whatever the layout. */
  label?: string
}

export function drawName({ sheet, program: { person: form, type }, person: { basics } }: Drawing): Block[] {
  const blocks: Block[] = []
  if (form.title) {
    beginLine(sheet, 'furniture')
    blocks.push(block(`<div class="sm">${say(sheet, 'furniture', form.title)}</div>`, 0))
  }
  const headline = () => {
    beginLine(sheet, 'headline')
    return `<span style="${form.headlineCss ?? ''}">${say(sheet, 'basics.label', basics.label)}</span>`
  }
  if (form.headline === 'above') blocks.push(block(`<div style="${form.css};font-size:inherit">${headline()}</div>`, 0))
  const name = drawNameLines({ sheet, lines: form.twoLines ? inTwo(basics.name) : [basics.name], form: form.case })
  if (form.headline === 'beside')
    blocks.push(block(`<div class="apart" style="${form.css}">${name}${headline()}</div>`, 0))
  else blocks.push(block(`<div style="${form.css}">${name}</div>`, 0))
  if (form.headline === 'below')
    blocks.push(block(`<div style="${form.css};font-size:inherit;font-weight:400">${headline()}</div>`, type.gaps[2]))
  return blocks
}

const inTwo = (name: string) => {
  const cut = name.indexOf(' ')
  return [name.slice(0, cut), name.slice(cut + 1)]
}

function drawNameLines({
  sheet,
  lines,
  form,
}: {
  sheet: Drawing['sheet']
  lines: string[]
  form: 'upper' | 'spaced' | undefined
}) {
  beginLine(sheet, 'name')
  return lines
    .map(
      (line) =>
        `<span style="${lines.length > 1 ? 'display:block' : ''}">${say(sheet, 'basics.name', cased(line, form))}</span>`,
    )
    .join('')
}

/** `J A N E  D O E` has its blanks written, and two of them between words. */
export const cased = (text: string, form: 'upper' | 'lower' | 'spaced' | undefined) => {
  if (form === 'upper') return text.toUpperCase()
  if (form === 'lower') return text.toLowerCase()
  if (form !== 'spaced') return text
  return text
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join('\u00a0'))
    .join('\u00a0\u00a0\u00a0')
}

const contactLabels: Record<NonNullable<ContactForm['labels']>, Record<string, string>> = {
  names: {
    email: 'E-mail',
    phone: 'Mobile',
    city: 'City',
    address: 'Address',
    url: 'Web',
    LinkedIn: 'LinkedIn',
    GitHub: 'GitHub',
  },
  // Of an icon font: their characters mean nothing as text.
  icons: {
    email: '\ueb1c',
    phone: '\ueb93',
    city: '\ueb06',
    address: '\ueb06',
    url: '\ueb01',
    LinkedIn: '\ueb15',
    GitHub: '\uea84',
  },
  words: {
    email: 'Email:',
    phone: 'Phone:',
    city: 'Location:',
    address: 'Address:',
    url: 'Website:',
    LinkedIn: 'LinkedIn:',
    GitHub: 'GitHub:',
  },
  letters: { email: 'E:', phone: 'T:', city: 'A:', address: 'A:', url: 'W:', LinkedIn: 'in:', GitHub: 'gh:' },
  signs: { email: '✉', phone: '☎', city: '⌂', address: '⌂', url: '★', LinkedIn: '■', GitHub: '◆' },
  drawn: {},
}

function itemsOf({ person: { basics } }: Drawing, order: string): ContactItem[] {
  const { email, phone, url, location, profiles, details = [] } = basics
  const item = (kind: string, field: string, text: string): ContactItem => ({ kind, values: [{ field, text }] })
  const town = commaList([
    ['basics.location.city', location.city],
    ['basics.location.region', location.region],
  ])
  const found: Record<string, ContactItem[]> = {
    email: [item('email', 'basics.email', email)],
    phone: [item('phone', 'basics.phone', phone)],
    city: [{ kind: 'city', values: town }],
    address: [{ kind: 'address', values: addressOf(location) }],
    url: url ? [item('url', 'basics.url', url)] : [],
    profiles: profiles.map((profile, index) => item(profile.network, `basics.profiles.${index}.url`, profile.url)),
    details: details.map(({ name, value }) => ({ ...item('detail', 'note', value), label: `${name}:` })),
  }
  return order.split(' ').flatMap((name) => found[name] ?? [])
}

function commaList(values: readonly (readonly [field: string, text: string])[]): Value[] {
  const there = values.filter(([, text]) => text !== '')
  return there.flatMap(([field, text], index) => [
    { field, text },
    ...(index < there.length - 1 ? [{ field: 'separator', text: ',' }] : []),
  ])
}

/** `12 Mill Lane, 4021 Leeds, UK`, as far as it is known. */
function addressOf({ address = '', postalCode = '', city, region }: Drawing['person']['basics']['location']): Value[] {
  const place = commaList([
    ['basics.location.city', city],
    ['basics.location.region', region],
  ])
  const code = postalCode ? [{ field: 'basics.location.postalCode', text: postalCode }] : []
  const street = address
    ? [
        { field: 'basics.location.address', text: address },
        { field: 'separator', text: ',' },
      ]
    : []
  return [...street, ...code, ...place]
}

const sayItem = ({ sheet }: Drawing, { values }: ContactItem): string =>
  values.map(({ field, text }, index) => `${index > 0 && text !== ',' ? ' ' : ''}${say(sheet, field, text)}`).join('')

export function drawContact(drawing: Drawing): Block[] {
  const form = drawing.program.contact
  return contactDrawers[form.as](drawing, itemsOf(drawing, form.order), form)
}

function labelled(drawing: Drawing, item: ContactItem, { labels }: ContactForm): string {
  if (labels === 'drawn' && !item.label) return `<span class="icon"></span> ${sayItem(drawing, item)}`
  const label = item.label ?? (labels ? contactLabels[labels][item.kind] : undefined)
  const look = labels === 'icons' && !item.label ? 'lab icons' : 'lab'
  return label
    ? `<span class="${look}">${say(drawing.sheet, 'label', label)}</span> ${sayItem(drawing, item)}`
    : sayItem(drawing, item)
}

type Drawer = (drawing: Drawing, items: ContactItem[], form: ContactForm) => Block[]

const lines: Drawer = (drawing, items, form) => {
  const { between = ' | ', perLine = items.length, css = '' } = form
  return chunksOf(items, perLine).map((chunk) => {
    beginLine(drawing.sheet, 'contact')
    const html = chunk.map((item, index) => {
      const said = labelled(drawing, item, form)
      if (index === chunk.length - 1) return said
      return between.trim() === ''
        ? `${said}<span class="wide"> </span>`
        : `${said} ${say(drawing.sheet, 'separator', between.trim())} `
    })
    return block(`<div style="${css}">${html.join('')}</div>`, drawing.program.type.gaps[2])
  })
}

/** An address is a row for the street and one for the town. */
const inRows = (item: ContactItem): ContactItem[] => {
  const [street, , ...rest] = item.values
  if (item.kind !== 'address' || !street || street.field !== 'basics.location.address') return [item]
  return [
    { ...item, values: [street] },
    { kind: 'town', values: rest },
  ]
}

const rows: Drawer = (drawing, items, form) =>
  items.flatMap(inRows).map((item) => {
    beginLine(drawing.sheet, 'contact')
    const css = `${form.css ?? ''};${form.broken ? 'word-break:break-all' : 'overflow-wrap:anywhere'}`
    return block(`<div style="${css}">${labelled(drawing, item, form)}</div>`, drawing.program.type.gaps[2])
  })

const grid: Drawer = (drawing, items, form) =>
  items.map((item) => {
    beginLine(drawing.sheet, 'contact')
    const labels = form.labels === 'letters' || form.labels === 'names' ? form.labels : 'words'
    const label = item.label ?? contactLabels[labels][item.kind] ?? ''
    const html = `<div>${say(drawing.sheet, 'label', label)}</div><div>${sayItem(drawing, item)}</div>`
    return block(
      `<div class="table" style="grid-template-columns:90px 1fr;${form.css ?? ''}">${html}</div>`,
      drawing.program.type.gaps[2],
    )
  })

const stacked: Drawer = (drawing, items, form) =>
  items.map((item) => {
    beginLine(drawing.sheet, 'contact')
    const label = (item.label ?? contactLabels.words[item.kind] ?? '').replace(':', '')
    const html = `<div class="bo">${say(drawing.sheet, 'label', label)}</div><div style="overflow-wrap:anywhere">${sayItem(drawing, item)}</div>`
    return block(`<div style="${form.css ?? ''}">${html}</div>`, drawing.program.type.gaps[1] / 2)
  })

const columns: Drawer = (drawing, items, form) => {
  const cells = items.map((item) => {
    beginLine(drawing.sheet, 'contact')
    return `<div>${labelled(drawing, item, form)}</div>`
  })
  return [
    block(
      `<div class="table" style="grid-template-columns:repeat(2,1fr);${form.css ?? ''}">${cells.join('')}</div>`,
      drawing.program.type.gaps[2],
    ),
  ]
}

const contactDrawers: Record<ContactForm['as'], Drawer> = { line: lines, rows, grid, stacked, columns }
