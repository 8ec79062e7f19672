import type { Basics, Link, Location, ResumeDocument, Section } from '../document.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { asObjects, asText, createReader, createWriter } from './fields.ts'
import { compact, type Ids, joined } from './lines.ts'

const locationFields = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const

/** Many write where they are as one text. */
function asLocation(raw: Json | undefined): JsonObject | undefined {
  if (isObject(raw)) return raw
  const text = asText(raw)
  return text === undefined ? undefined : { [/\d/.test(text) ? 'address' : 'city']: text }
}

function asProfiles(raw: Json | undefined): JsonObject[] | undefined {
  const profiles = asObjects('url')(raw)
  return profiles && profiles.length > 0 ? profiles : undefined
}

export function readBasics(source: JsonObject, ids: Ids): { basics: Basics; summary: Section[] } {
  const from = createReader(source)
  const summary = from.text('summary')
  const location = from.take('location', asLocation)
  const fields = {
    name: from.text('name'),
    label: from.text('label'),
    email: from.text('email'),
    phone: from.text('phone'),
    url: from.text('url', 'website'),
    image: from.text('image', 'picture'),
    location: location && readLocation(location),
    links: (from.take('profiles', asProfiles) ?? []).map((profile) => readLink(profile, ids)),
    more: [],
  }
  return {
    basics: compact(fields, from.left),
    summary: summary === undefined ? [] : [summarySection(summary, ids)],
  }
}

function summarySection(text: string, ids: Ids): Section {
  const lines = [{ id: ids('l'), text, paragraph: true }]
  return { id: ids('c'), kind: 'summary', title: '', entries: [{ type: 'text', id: ids('p'), lines }] }
}

function readLocation(source: JsonObject): Location {
  const from = createReader(source)
  const fields = Object.fromEntries(locationFields.map((key) => [key, from.text(key)]))
  return compact(fields, from.left)
}

function readLink(source: JsonObject, ids: Ids): Link {
  const from = createReader(source)
  const fields = { url: from.text('url') ?? '', network: from.text('network'), username: from.text('username') }
  return compact({ id: ids('k'), ...fields }, from.left)
}

export function writeBasics({ basics, sections }: ResumeDocument): JsonObject {
  const to = createWriter(basics.extras)
  to.text('name', basics.name)
  to.text('label', basics.label)
  to.text('email', basics.email)
  to.text('phone', basics.phone)
  to.text('url', basics.url, 'website')
  to.text('image', basics.image, 'picture')
  to.text('summary', summaryOf(sections))
  to.put('location', basics.location && writeLocation(basics.location), asLocation)
  to.put('profiles', basics.links.length > 0 ? basics.links.map(writeLink) : undefined, asProfiles)
  return to.out
}

function summaryOf(sections: Section[]): string | undefined {
  const entries = sections.filter(({ kind }) => kind === 'summary').flatMap((section) => section.entries)
  return joined(entries.flatMap((entry) => (entry.type === 'text' ? entry.lines : [])))
}

function writeLocation(location: Location): JsonObject {
  const to = createWriter(location.extras)
  for (const key of locationFields) to.text(key, location[key])
  return to.out
}

function writeLink(link: Link): JsonObject {
  const to = createWriter(link.extras)
  to.text('network', link.network)
  to.text('username', link.username)
  to.text('url', link.url === '' ? undefined : link.url)
  return to.out
}
