import fc from 'fast-check'

// JSON Resumes as people and programs write them: by the schema, and not quite by it.

const safeKey = (key: string) => !['__proto__', 'constructor', 'prototype'].includes(key)
const key = fc.string({ maxLength: 8 }).filter(safeKey)

/** No -0: JSON has none. */
export const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value

const words = fc.constantFrom('Ada', 'Northwind Ltd', 'Engineer', 'Berlin', '12 Mill Lane', 'Led a team of six.', 'Go')
const text = fc.oneof({ weight: 6, arbitrary: words }, fc.string(), fc.integer(), fc.constant(null), json)
const date = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('2019', '2019-03', '2019-03-15', '2020-12-31') },
  fc.constantFrom(
    '',
    'Present',
    'present',
    'March 2019',
    '2019-3',
    '03/2019',
    '2019-13',
    'spring',
    '2019-03-01T00:00Z',
  ),
  fc.constantFrom(null, 2019),
  json,
)
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.array(words, { maxLength: 3 }) },
  fc.array(text, { maxLength: 3 }),
  json,
)

const fields = (known: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(
      fc.record(known, { requiredKeys: [], noNullPrototype: true }),
      fc.dictionary(key, json, { maxKeys: 2, noNullPrototype: true }),
    )
    .map(([named, unknown]) => ({ ...unknown, ...named }))

const list = (known: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.array(fields(known), { maxLength: 4 }) },
    fc.array(fc.oneof(fields(known), text), { maxLength: 3 }),
    json,
  )

const period = { startDate: date, endDate: date }
const story = { summary: text, highlights: texts }

export const jsonResume = fields({
  $schema: fc.constant('https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'),
  basics: fc.oneof(
    {
      weight: 5,
      arbitrary: fields({
        ...{ name: text, label: text, image: text, picture: text, email: text, phone: text },
        ...{ url: text, website: text, summary: text },
        location: fc.oneof(
          fields({ address: text, postalCode: text, city: text, region: text, countryCode: text }),
          text,
        ),
        profiles: list({ network: text, username: text, url: text }),
      }),
    },
    json,
  ),
  work: list({
    name: text,
    company: text,
    position: text,
    url: text,
    description: text,
    location: text,
    ...period,
    ...story,
  }),
  volunteer: list({ organization: text, position: text, url: text, website: text, ...period, ...story }),
  education: list({
    institution: text,
    area: text,
    studyType: text,
    score: text,
    gpa: text,
    courses: texts,
    ...period,
  }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  certificates: list({ name: text, date, issuer: text, url: text, ...period }),
  projects: list({ name: text, description: text, entity: text, keywords: texts, url: text, roles: texts, ...period }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url: text, summary: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  meta: fc.oneof(fields({ canonical: text, version: text, lastModified: date }), json),
})
