import type { ListForm, Program } from '../program.ts'
import { beginLine, type Sheet } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { shownDate } from './dates.ts'
import { drawLine, drawText, type Values } from './pattern.ts'

// Things with a name, most of them a line each: certificates, awards, publications, languages.

export const languageValues = ({ person }: Drawing): Values[] =>
  person.languages.map(({ language, fluency }, index) => ({
    language: [{ field: `languages.${index}.language`, text: language }],
    level: [{ field: `languages.${index}.fluency`, text: fluency }],
  }))

interface Item {
  fields: readonly [name: string, issuer: string, date: string, about: string]
  texts: readonly [name: string, issuer: string, date: string, about?: string | undefined]
}

const itemValues = ({ program }: Drawing, { fields, texts }: Item): Values => ({
  name: [{ field: fields[0], text: texts[0] }],
  issuer: [{ field: fields[1], text: texts[1] }],
  date: [{ field: fields[2], text: shownDate(texts[2], program.dates) }],
  about: [{ field: fields[3], text: texts[3] ?? '' }],
})

const pathed = (path: string, names: Item['fields']): Item['fields'] => [
  `${path}.${names[0]}`,
  `${path}.${names[1]}`,
  `${path}.${names[2]}`,
  `${path}.${names[3]}`,
]

export const certificateValues = (drawing: Drawing): Values[] =>
  drawing.person.certificates.map(({ name, issuer, date }, index) =>
    itemValues(drawing, {
      fields: pathed(`certificates.${index}`, ['name', 'issuer', 'date', 'summary']),
      texts: [name, issuer, date],
    }),
  )

export const awardValues = (drawing: Drawing): Values[] =>
  drawing.person.awards.map(({ title, awarder, date, summary }, index) =>
    itemValues(drawing, {
      fields: pathed(`awards.${index}`, ['title', 'awarder', 'date', 'summary']),
      texts: [title, awarder, date, summary],
    }),
  )

export const publicationValues = (drawing: Drawing): Values[] =>
  drawing.person.publications.map(({ name, publisher, releaseDate, summary }, index) =>
    itemValues(drawing, {
      fields: pathed(`publications.${index}`, ['name', 'publisher', 'releaseDate', 'summary']),
      texts: [name, publisher, releaseDate, summary],
    }),
  )

export const membershipValues = (drawing: Drawing): Values[] =>
  (drawing.person.memberships ?? []).map(({ name, issuer, date }) =>
    itemValues(drawing, { fields: ['note', 'note', 'note', 'note'], texts: [name, issuer, date] }),
  )

export function drawList({ sheet, program }: Drawing, all: Values[], { as, pattern }: ListForm): Block[] {
  const above = program.type.gaps[2]
  if (all.length === 0) return []
  if (as !== 'line')
    return all.map((values) => block(drawMarked(sheet, program, pattern, values, as === 'bulleted'), above))
  beginLine(sheet, 'item')
  const html = all.map((values) => drawText(sheet, pattern, values)).join(', ')
  return [block(`<div>${html}</div>`, above)]
}

export function drawItems(drawing: Drawing, all: Values[]): Block[] {
  const { sheet } = drawing
  const blocks = all.flatMap((values, index) => {
    sheet.at.entry = index
    return drawItem(drawing, values)
  })
  sheet.at.entry = null
  return blocks
}

function drawItem({ sheet, program }: Drawing, values: Values): Block[] {
  const { pattern, bulleted = false, more = [], margin, above = program.type.gaps[2] } = program.items
  const beside = margin ? drawLine(sheet, 'item', margin, values) : ''
  const first = drawMarked(sheet, program, pattern, values, bulleted)
  const rest = more
    .map((line) => drawLine(sheet, line.includes('{about}') ? 'text' : 'item', line, values))
    .filter(Boolean)
  return [
    ...(beside ? [block(beside, above, { keep: true, beside: true })] : []),
    block(first, above, rest.length > 0 ? { keep: true } : {}),
    ...rest.map((html) => block(html, program.type.gaps[2])),
  ]
}

function drawMarked(sheet: Sheet, program: Program, pattern: string, values: Values, bulleted: boolean): string {
  const { glyph, as } = program.bullets
  const isMarked = bulleted && glyph !== '' && as !== 'list' && as !== 'plain'
  return drawLine(
    sheet,
    'item',
    isMarked ? `{mark} ${pattern}` : pattern,
    isMarked ? { ...values, mark: [{ field: 'marker', text: glyph }] } : values,
  )
}
