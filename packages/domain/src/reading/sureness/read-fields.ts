import type { Entry, Line, ResumeDocument, Role, Section } from '../../resume/document.ts'

export const fieldKinds = [
  'name',
  'headline',
  'email',
  'phone',
  'url',
  'link',
  'city',
  'address',
  'more',
  'heading',
  'employer',
  'post',
  'post place',
  'post dates',
  'bullet',
  'work text',
  'school',
  'degree',
  'subject',
  'study place',
  'grade',
  'study dates',
  'study text',
  'skill group',
  'skill',
  'language',
  'fluency',
  'item',
  'giver',
  'item dates',
  'item text',
  'summary',
  'other text',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A field as it was read. */
export interface ReadField {
  /** Its name in the document's origins. */
  key: string
  kind: FieldKind
  text: string
  /** Of a job without its employer, or without any post. */
  isAlone: boolean
}

type Row = readonly [key: string, kind: FieldKind, text: string | undefined]

const basicsRows = ({ basics }: ResumeDocument): Row[] => [
  ['basics.name', 'name', basics.name],
  ['basics.label', 'headline', basics.label],
  ['basics.email', 'email', basics.email],
  ['basics.phone', 'phone', basics.phone],
  ['basics.url', 'url', basics.url],
  ...basics.links.map(({ id, url }): Row => [`${id}.url`, 'link', url]),
  ['basics.location.city', 'city', basics.location?.city],
  ['basics.location.address', 'address', basics.location?.address],
  ['basics.location.postalCode', 'address', basics.location?.postalCode],
  ['basics.location.region', 'address', basics.location?.region],
  ['basics.location.countryCode', 'address', basics.location?.countryCode],
  ...linesAs('more', basics.more),
]

const linesAs = (kind: FieldKind, lines: readonly Line[]): Row[] => lines.map(({ id, text }) => [id, kind, text])

const periodRow = (kind: FieldKind, { id, start, end }: Pick<Role, 'id' | 'start' | 'end'>): Row => [
  `${id}.period`,
  kind,
  start || end ? `${start ?? ''} ${end ?? ''}` : undefined,
]

const roleRows = (role: Role): Row[] => [
  [`${role.id}.title`, 'post', role.title],
  [`${role.id}.location`, 'post place', role.location],
  periodRow('post dates', role),
  ...role.lines.map(({ id, text, paragraph }): Row => [id, paragraph ? 'work text' : 'bullet', text]),
]

function entryRows(entry: Entry, section: Section): Row[] {
  switch (entry.type) {
    case 'employment':
      return [[`${entry.id}.organisation`, 'employer', entry.organisation], ...entry.roles.flatMap(roleRows)]
    case 'study':
      return [
        [`${entry.id}.institution`, 'school', entry.institution],
        [`${entry.id}.degree`, 'degree', entry.degree],
        [`${entry.id}.area`, 'subject', entry.area],
        [`${entry.id}.location`, 'study place', entry.location],
        [`${entry.id}.score`, 'grade', entry.score],
        periodRow('study dates', entry),
        ...linesAs('study text', [...entry.courses, ...entry.lines]),
      ]
    case 'skills':
      return [[`${entry.id}.name`, 'skill group', entry.name], ...linesAs('skill', entry.keywords)]
    case 'language':
      return [
        [`${entry.id}.language`, 'language', entry.language],
        [`${entry.id}.fluency`, 'fluency', entry.fluency],
      ]
    case 'item':
      return [
        [`${entry.id}.title`, 'item', entry.title],
        [`${entry.id}.organisation`, 'giver', entry.organisation],
        periodRow('item dates', entry),
        ...linesAs('item text', [...entry.lines, ...entry.keywords]),
      ]
    case 'text':
      return linesAs(section.kind === 'summary' ? 'summary' : 'other text', entry.lines)
  }
}

const fieldsOf = (rows: readonly Row[], isAlone = false): ReadField[] =>
  rows.flatMap(([key, kind, text]) => (text ? [{ key, kind, text, isAlone }] : []))

const isAlone = (entry: Entry) =>
  entry.type === 'employment' && (!entry.organisation || entry.roles.every(({ title }) => !title))

/** Every field of a document that says something, in its order. */
export const readFields = (document: ResumeDocument): ReadField[] => [
  ...fieldsOf(basicsRows(document)),
  ...document.sections.flatMap((section) => [
    ...fieldsOf([[`${section.id}.title`, 'heading', section.title]]),
    ...section.entries.flatMap((entry) => fieldsOf(entryRows(entry, section), isAlone(entry))),
  ]),
]
