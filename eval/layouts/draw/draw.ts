import type { SectionKind } from '@bespeak/domain/resume/document.ts'
import type { Person } from '../person.ts'
import type { EntryForm, Frame, Furniture, HeadingForm, Program } from '../program.ts'
import { chanceOf } from '../random.ts'
import { beginLine, newSheet, type Sheet, say } from '../truth.ts'
import { parts } from '../words/words.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { shownDate } from './dates.ts'
import { drawEntries, projectEntries, studyEntries, volunteerEntries, workEntries } from './entries.ts'
import { headingWords } from './heading-words.ts'
import { drawLine, drawText, type Values } from './pattern.ts'
import { drawSkills } from './skills.ts'
import { cased, drawContact, drawName } from './top.ts'

/** A resume drawn, but not yet broken into pages. */
export interface Drawn {
  sheet: Sheet
  /** Pixels. */
  page: { width: number; height: number }
  css: string
  frame: Frame
  bands: { tall: boolean; spread: boolean; columns: { share: number; css: string; blocks: Block[] }[] }[]
  furniture: { head: string; foot: string; from: number }
}

const papers = { a4: { width: 794, height: 1123 }, letter: { width: 816, height: 1056 } }

export function draw(program: Program, person: Person, seed: string): Drawn {
  const sheet = newSheet()
  const chance = chanceOf(`${seed} drawing`)
  const bands = program.frame.bands.map(({ columns, tall = false, spread = false }, band) => ({
    tall,
    spread,
    columns: columns.map((column, index) => {
      sheet.at.flow = `b${band}c${index}`
      const blocks = column.shows
        .split(' ')
        .flatMap((part) => drawPart({ sheet, program, person, chance, column }, part))
      return { share: column.share, css: column.css ?? '', blocks }
    }),
  }))
  const furniture = drawFurniture(sheet, program.furniture, person)
  return { sheet, page: papers[program.paper ?? 'a4'], css: cssOf(program), frame: program.frame, bands, furniture }
}

function drawFurniture(sheet: Sheet, form: Furniture | undefined, person: Person): Drawn['furniture'] {
  const drawn = (text: string | undefined) => {
    if (!text) return ''
    sheet.at = { flow: 'furniture', section: null, part: 0, entry: null }
    beginLine(sheet, 'furniture')
    const shown = text.replace('{name}', person.basics.name).replace('{email}', person.basics.email)
    return `<div class="furniture" style="${form?.css ?? ''}">${say(sheet, 'furniture', shown)}</div>`
  }
  return { head: drawn(form?.head), foot: drawn(form?.foot), from: form?.from ?? 1 }
}

function drawPart(drawing: Drawing, part: string): Block[] {
  const { sheet } = drawing
  if (part === 'name' || part === 'contact') {
    sheet.at = { ...sheet.at, section: null, entry: null }
    return part === 'name' ? drawName(drawing) : drawContact(drawing)
  }
  if (part === 'contact+') {
    sheet.at = { ...sheet.at, section: 'other', part: sheet.at.part + 1, entry: null }
    return [...drawHeading(drawing, 'contact'), ...drawContact(drawing)]
  }
  const kind = part as SectionKind
  sheet.at = { ...sheet.at, section: kind, part: sheet.at.part + 1, entry: null }
  const before = { lines: sheet.lines.length, atoms: sheet.atoms.length }
  const heading = drawHeading(drawing, kind)
  const body = bodies[kind]?.(drawing) ?? []
  const [first] = body
  if (first && heading[0]?.beside) first.above = heading[0].above
  if (first) return [...heading, ...body]
  sheet.lines.length = before.lines
  sheet.atoms.length = before.atoms
  return []
}

function drawHeading({ sheet, program, chance, column }: Drawing, kind: SectionKind | 'contact'): Block[] {
  const form: HeadingForm = column.heading ?? program.heading
  if ((form.untitled ?? '').split(' ').includes(kind)) return []
  const words = chance.pick(parts(headingWords[program.use][kind] ?? ''))
  beginLine(sheet, 'heading')
  const text = (form.form ?? '{words}').replace('{words}', cased(words, form.case))
  const lines = form.twoLines ? text.split(/ (?=\S+$)/) : [text]
  const said = lines.map((line) => `<div>${say(sheet, 'heading', line)}</div>`).join('')
  const html = `<div class="heading ${form.rule ?? ''}" style="${form.css}">${said}</div>`
  const keep = !program.frame.looseHeadings
  return [block(html, program.type.gaps[0], form.place === 'margin' ? { keep: true, beside: true } : { keep })]
}

const bodies: Partial<Record<SectionKind, (drawing: Drawing) => Block[]>> = {
  summary: ({ sheet, program, person }) => {
    beginLine(sheet, 'text')
    return [
      block(`<div class="text">${say(sheet, 'basics.summary', person.basics.summary)}</div>`, program.type.gaps[2]),
    ]
  },
  work: (drawing) => drawEntries(drawing, workEntries(drawing), drawing.program.work),
  volunteer: (drawing) => drawEntries(drawing, volunteerEntries(drawing), drawing.program.work),
  education: (drawing) => drawEntries(drawing, studyEntries(drawing), drawing.program.education),
  projects: (drawing) => drawEntries(drawing, projectEntries(drawing), drawing.program.projects ?? usualProject),
  skills: (drawing) =>
    drawing.person.skills.length === 0 ? [] : drawSkills(drawing, drawing.column.skills ?? drawing.program.skills),
  languages: (drawing) => drawList(drawing, languageValues(drawing)),
  certificates: (drawing) => drawItems(drawing, certificateValues(drawing)),
  awards: (drawing) => drawItems(drawing, awardValues(drawing)),
  publications: (drawing) => drawItems(drawing, publicationValues(drawing)),
  interests: ({ sheet, program, person }) => {
    if (person.interests.length === 0) return []
    beginLine(sheet, 'item')
    const html = person.interests.map(({ name }, index) => say(sheet, `interests.${index}.name`, name))
    return [block(`<div>${html.join(', ')}</div>`, program.type.gaps[2])]
  },
}

const usualProject: EntryForm = { head: ['*{title}* >> {dates}'] }

const languageValues = ({ person }: Drawing): Values[] =>
  person.languages.map(({ language, fluency }, index) => ({
    language: [{ field: `languages.${index}.language`, text: language }],
    level: [{ field: `languages.${index}.fluency`, text: fluency }],
  }))

const itemValues = (
  path: string,
  fields: readonly [string, string, string],
  texts: readonly [string, string, string],
): Values => ({
  name: [{ field: `${path}.${fields[0]}`, text: texts[0] }],
  issuer: [{ field: `${path}.${fields[1]}`, text: texts[1] }],
  date: [{ field: `${path}.${fields[2]}`, text: texts[2] }],
})

const certificateValues = ({ person, program }: Drawing): Values[] =>
  person.certificates.map(({ name, issuer, date }, index) =>
    itemValues(`certificates.${index}`, ['name', 'issuer', 'date'], [name, issuer, shownDate(date, program.dates)]),
  )

const awardValues = ({ person, program }: Drawing): Values[] =>
  person.awards.map(({ title, awarder, date }, index) =>
    itemValues(`awards.${index}`, ['title', 'awarder', 'date'], [title, awarder, shownDate(date, program.dates)]),
  )

const publicationValues = ({ person, program }: Drawing): Values[] =>
  person.publications.map(({ name, publisher, releaseDate }, index) =>
    itemValues(
      `publications.${index}`,
      ['name', 'publisher', 'releaseDate'],
      [name, publisher, shownDate(releaseDate, program.dates)],
    ),
  )

function drawList({ sheet, program }: Drawing, all: Values[]): Block[] {
  const { as, pattern } = program.languages
  const above = program.type.gaps[2]
  if (all.length === 0) return []
  if (as !== 'line')
    return all.map((values) => block(drawMarked(sheet, program, pattern, values, as === 'bulleted'), above))
  beginLine(sheet, 'item')
  const html = all.map((values) => drawText(sheet, pattern, values)).join(', ')
  return [block(`<div>${html}</div>`, above)]
}

const drawItems = ({ sheet, program }: Drawing, all: Values[]): Block[] =>
  all.map((values, index) => {
    sheet.at.entry = index
    const html = drawMarked(sheet, program, program.items.pattern, values, program.items.bulleted ?? false)
    sheet.at.entry = null
    return block(html, program.type.gaps[2])
  })

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

function cssOf({ type, frame: { margin } }: Program): string {
  const width = margin?.width ?? 0
  const side = margin?.side ?? 'left'
  return `.page{font:${type.size}px/${type.leading} ${type.family};color:${type.color ?? '#222'};${type.justified ? 'text-align:justify;' : ''}}
    .body .block>.in{margin-${side}:${width}px}.body .block>.beside{position:absolute;${side}:0;width:${width - 12}px;text-align:${margin?.align ?? 'left'}}`
}
