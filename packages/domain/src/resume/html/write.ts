import type { Basics, Line, Link, ResumeDocument, Section } from '../document.ts'
import { placeOrder } from '../place-order.ts'
import { displayTitle } from '../section-titles.ts'
import { oneLine } from '../shown.ts'
import { createOrigins, type Origins, restMark } from './marks.ts'
import { element, type HtmlElement, type HtmlNode } from './node.ts'
import { writeEntry } from './write-entries.ts'
import { anchor, exactMark, field, inRow, isShown, lineField, type Part, unseen } from './write-fields.ts'
import { writeLines } from './write-lines.ts'

const unplacedTitle = 'Not placed yet'

/** The document as a page: one block a line, none inside another, each with the marks that make it exact. */
export function toNodes(document: ResumeDocument): HtmlNode[] {
  const { version, basics, sections, unplaced, extras } = document
  const origins = createOrigins(document.origins)
  const blocks = [
    ...writeBasics(basics, origins),
    ...sections.flatMap((section) => writeSection(section, origins)),
    ...writeUnplaced(unplaced, origins),
  ]
  const left = origins.left()
  const rest = {
    ...(extras === undefined ? {} : { extras }),
    ...some('basics', unseenBasics(basics)),
    ...some('origins', left),
  }
  return [element('article', { 'data-resume': version, ...restMark(rest) }, blocks)]
}

const some = (name: string, value: object) => (Object.keys(value).length > 0 ? { [name]: value } : {})

const locationFields = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const

function unseenBasics({ name, label, email, phone, url, image, location, extras }: Basics): object {
  const hidden = location && {
    ...unseen(Object.fromEntries(locationFields.map((key) => [key, location[key]]))),
    ...(location.extras === undefined ? {} : { extras: location.extras }),
  }
  return {
    ...unseen({ name, label, email, phone, url }),
    ...(image === undefined ? {} : { image }),
    ...(hidden === undefined ? {} : { location: hidden }),
    ...(extras === undefined ? {} : { extras }),
  }
}

function writeBasics(basics: Basics, origins: Origins): HtmlNode[] {
  const { name, label } = basics
  const contact = inRow(contactParts(basics))
  return [
    ...(isShown(name) ? [origins.mark(textBlock('h1', 'name', name), ['basics.name'])] : []),
    ...(isShown(label) ? [origins.mark(textBlock('p', 'headline', label), ['basics.label'])] : []),
    ...(contact.length > 0 ? [contactBlock(contact, basics, origins)] : []),
  ]
}

function textBlock(tag: string, block: string, text: string): HtmlElement {
  const visible = oneLine(text)
  return element(tag, { 'data-block': block, ...exactMark(text, visible) }, [visible])
}

function contactBlock(nodes: HtmlNode[], { links, more }: Basics, origins: Origins): HtmlElement {
  const ids = [...links, ...more].map(({ id }) => id)
  return origins.mark(element('p', { 'data-block': 'contact' }, nodes), ['basics', ...ids])
}

function contactParts({ email, phone, url, location = {}, links, more }: Basics): Part[] {
  const dot = ' · '
  const town = placeOrder(location).map(({ key, before }) => field(`location.${key}`, location[key], before))
  const first = town.find(({ node }) => node !== null)
  if (first) first.before = dot
  return [
    ...(isShown(email) ? [emailField(email)] : []),
    field('phone', phone, dot),
    ...town,
    field('url', url, dot, 'a'),
    ...links.map((link) => ({ node: linkNode(link), before: dot })),
    ...more.map((line) => lineField(line, dot)),
  ]
}

function emailField(email: string): Part {
  const visible = oneLine(email)
  return {
    node: anchor({ 'data-field': 'email', ...exactMark(email, visible) }, `mailto:${visible}`, visible),
    before: ' · ',
  }
}

/** A link is shown by its address, or by what else is known of it. */
export const linkText = ({ url, network = '', username = '' }: Partial<Link>): string =>
  oneLine(url ?? '') || oneLine(`${network} ${username}`)

function linkNode({ id, ...link }: Link): HtmlElement {
  const text = linkText(link)
  const node = anchor({ 'data-field': 'link', 'data-id': id, ...restMark(link) }, text, text)
  return text === '' ? { ...node, children: [] } : node
}

function writeSection(section: Section, origins: Origins): HtmlNode[] {
  const { id, kind, title, entries } = section
  const visible = displayTitle(section)
  const marks = { 'data-block': 'section', 'data-id': id, 'data-kind': kind, ...exactMark(title, visible) }
  const head = origins.mark(element('h2', marks, [visible]), [id])
  return [head, ...entries.flatMap((entry) => writeEntry(entry, kind, origins))]
}

const writeUnplaced = (lines: Line[], origins: Origins): HtmlNode[] =>
  lines.length === 0
    ? []
    : [element('h2', { 'data-block': 'unplaced' }, [unplacedTitle]), ...writeLines(lines, origins)]
