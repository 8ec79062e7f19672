import fc from 'fast-check'
import type { Entry, Line, Origin, PartialDate, ResumeDocument } from '../document.ts'
import { sectionKinds } from '../document.ts'
import { json } from './json-resumes.ts'

// Documents as the schema allows them. Ids are numbered afterwards: they are one of a kind in every document.

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('Ada Lovell', 'Northwind Ltd', 'Led six people; cut costs by 12 %.', 'C++, C#'),
  },
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    'a\nb',
    'a\r\n\r\nb',
    'a\tb',
    '\u00a0x',
    '<b>&amp;</b>',
    '"',
    "'",
    '-->',
    '\u0000',
    '\ud800',
    'a · b',
    'a, b',
  ),
)
const date: fc.Arbitrary<PartialDate> = fc.constantFrom('2019', '2019-03', '2019-03-15', 'present', '0001')
const safeKey = (key: string) => !['__proto__', 'constructor', 'prototype'].includes(key)
const extras = fc.dictionary(fc.string().filter(safeKey), json, { maxKeys: 2, noNullPrototype: true })

type Optional = Record<string, fc.Arbitrary<unknown>>
const node = <Fixed extends Optional, More extends Optional>(fixed: Fixed, more: More) =>
  fc.record({ ...fixed, ...more }, { requiredKeys: Object.keys(fixed), noNullPrototype: true })

const id = fc.constant('')
const line = node({ id, text }, { level: fc.integer({ min: 1, max: 5 }), paragraph: fc.boolean(), label: fc.boolean() })
const lines = fc.array(line, { maxLength: 4 })
const period = { start: date, end: date }
const place = node({}, { address: text, postalCode: text, city: text, region: text, countryCode: text, extras })
const link = node({ id, url: text }, { network: text, username: text, extras })

const role = node({ id, lines }, { title: text, location: text, ...period, extras })
const entry = fc.oneof<fc.Arbitrary<unknown>[]>(
  node(
    { type: fc.constant('employment'), id, roles: fc.array(role, { minLength: 1, maxLength: 3 }) },
    { organisation: text, location: text, url: text, description: text },
  ),
  node(
    { type: fc.constant('study'), id, courses: lines, lines },
    { institution: text, degree: text, area: text, location: text, url: text, score: text, ...period, extras },
  ),
  node({ type: fc.constant('skills'), id, keywords: lines }, { name: text, level: text, extras }),
  node({ type: fc.constant('language'), id }, { language: text, fluency: text, extras }),
  node(
    { type: fc.constant('item'), id, lines, keywords: lines },
    { title: text, organisation: text, location: text, url: text, ...period, extras },
  ),
  node({ type: fc.constant('text'), id, lines: fc.array(line, { minLength: 1, maxLength: 3 }) }, {}),
) as fc.Arbitrary<Entry>

const section = node(
  { id, kind: fc.constantFrom(...sectionKinds), title: text, entries: fc.array(entry, { maxLength: 4 }) },
  {},
)
const basics = node(
  { links: fc.array(link, { maxLength: 3 }), more: fc.array(line, { maxLength: 2 }) },
  { name: text, label: text, email: text, phone: text, url: text, image: text, location: place, extras },
)
const offset = fc.nat()
const origin: fc.Arbitrary<Origin> = fc.record(
  {
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    spans: fc.array(fc.tuple(offset, offset), { maxLength: 2 }),
  },
  { noNullPrototype: true },
)

const bare = node(
  {
    version: fc.constant('resume-1'),
    basics,
    sections: fc.array(section, { maxLength: 4 }),
    unplaced: fc.array(line, { maxLength: 2 }),
  },
  { extras },
) as unknown as fc.Arbitrary<ResumeDocument>

/** Any document that fits the schema. */
export const resumes: fc.Arbitrary<ResumeDocument> = fc
  .tuple(bare, fc.array(origin, { maxLength: 6 }), fc.dictionary(fc.string().filter(safeKey), origin, { maxKeys: 2 }))
  .map(([document, known, odd]) => {
    const ids = numberIds(document)
    const keys = [...ids, ...ids.map((it) => `${it}.title`), 'basics.name', 'basics.email', 'layout']
    const origins = known.map((it, index) => [keys[(index * 7) % keys.length] ?? '', it] as const)
    return { ...document, origins: Object.fromEntries([...Object.entries(odd), ...origins]) }
  })

function numberIds(document: ResumeDocument): string[] {
  const nodes: { id: string }[] = []
  const add = (...them: ({ id: string } | Line)[]) => nodes.push(...them)
  add(...document.basics.links, ...document.basics.more, ...document.unplaced)
  for (const part of document.sections) {
    add(part, ...part.entries)
    for (const it of part.entries) {
      if (it.type === 'employment') add(...it.roles, ...it.roles.flatMap((one) => one.lines))
      if ('keywords' in it) add(...it.keywords)
      if ('courses' in it) add(...it.courses)
      if ('lines' in it) add(...it.lines)
    }
  }
  return nodes.map((it, index) => {
    it.id = `n${index}`
    return it.id
  })
}
