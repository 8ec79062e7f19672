import { type SectionKind, sectionKinds } from '@bespeak/domain/resume/document.ts'
import type { Person } from '../person.ts'
import type { EntryForm, Frame, Furniture, HeadingForm, Program } from '../program.ts'
import { chanceOf } from '../random.ts'
import { beginLine, newSheet, type Sheet, say } from '../truth.ts'
import { parts } from '../words/words.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { drawEntries, projectEntries, studyEntries, volunteerEntries, workEntries } from './entries.ts'
import { headingWords } from './heading-words.ts'
import {
  awardValues,
  certificateValues,
  drawItems,
  drawList,
  languageValues,
  membershipValues,
  publicationValues,
} from './items.ts'
import { drawSkills } from './skills.ts'
import { drawDeclaration, drawInterests, drawReferences, drawSummary } from './texts.ts'
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
  const { sheet, program } = drawing
  if (part === 'photo')
    return [block('<div class="photo" style="width:92px;height:112px"></div>', program.type.gaps[1])]
  if (['name', 'contact', 'contact-foot'].includes(part)) {
    sheet.at = { ...sheet.at, section: null, entry: null }
    if (part === 'contact-foot') return [atFoot(drawContact(drawing))]
    return acrossAll(program.frame.margin?.across, part === 'name' ? drawName(drawing) : drawContact(drawing))
  }
  if (part === 'contact+') {
    sheet.at = { ...sheet.at, section: 'other', part: sheet.at.part + 1, entry: null }
    return [...drawHeading(drawing, 'contact'), ...drawContact(drawing)]
  }
  const parts = part.split('&')
  if (parts.length > 1 && parts.every((it) => isThere(drawing.person, it)))
    return parts.flatMap((it, index) => drawSection(drawing, it, index === 0 ? part : null))
  return parts.flatMap((it) => drawSection(drawing, it, it))
}

const acrossAll = (across: unknown, blocks: Block[]) =>
  across ? blocks.map((it) => ({ ...it, across: true })) : blocks

const atFoot = (blocks: readonly Block[]): Block => block(blocks.map(({ html }) => html).join(''), 0, { foot: true })

const isThere = (person: Person, part: string) =>
  Object.entries(person).some(([key, value]) => key === part && Array.isArray(value) && value.length > 0)

/** What is left of a part that shares its section's kind with another: `work2`. */
const kindOf = (part: string): SectionKind => {
  const name = part.replace(/\d$/, '')
  return sectionKinds.find((kind) => kind === name) ?? 'other'
}

/** A section under the words of `title`, or under none. */
function drawSection(drawing: Drawing, part: string, title: string | null): Block[] {
  const { sheet } = drawing
  sheet.at = { ...sheet.at, section: kindOf(part), part: sheet.at.part + 1, entry: null }
  const before = { lines: sheet.lines.length, atoms: sheet.atoms.length }
  const heading = title ? drawHeading(drawing, title) : []
  const body = bodies[part]?.(drawing) ?? []
  const [first] = body
  if (first && heading[0]?.beside) first.above = heading[0].above
  if (first) return [...heading, ...body]
  sheet.lines.length = before.lines
  sheet.atoms.length = before.atoms
  return []
}

function drawHeading({ sheet, program, chance, column }: Drawing, part: string): Block[] {
  const form: HeadingForm = column.heading ?? program.heading
  if ((form.untitled ?? '').split(' ').includes(part)) return []
  const words = chance.pick(parts(headingWords[program.use][part] ?? ''))
  const number = sheet.lines.filter(({ label }) => label === 'heading').length + 1
  beginLine(sheet, 'heading')
  const text = (form.form ?? '{words}').replace('{words}', cased(words, form.case)).replace('{number}', String(number))
  const lines = form.twoLines ? text.split(/ (?=\S+$)/) : [text]
  const said = lines.map((line) => `<div>${say(sheet, 'heading', line)}</div>`).join('')
  const icon = form.icon ? '<span class="icon" style="float:left;margin:0.3em 0.5em 0 0"></span>' : ''
  const html = `<div class="heading ${form.rule ?? ''}" style="${form.css}">${icon}${said}</div>`
  const keep = !program.frame.looseHeadings
  if (form.place === 'margin') return [block(html, program.type.gaps[0], { keep: true, beside: true })]
  return acrossAll(program.frame.margin?.across === 'headings', [block(html, program.type.gaps[0], { keep })])
}

const bodies: Record<string, (drawing: Drawing) => Block[]> = {
  summary: drawSummary,
  work: (drawing) => drawEntries(drawing, workEntries(drawing), drawing.program.work),
  work1: (drawing) => drawEntries(drawing, workEntries(drawing).slice(0, earlier(drawing)), drawing.program.work),
  work2: (drawing) => drawEntries(drawing, workEntries(drawing).slice(earlier(drawing)), drawing.program.work),
  volunteer: (drawing) => drawEntries(drawing, volunteerEntries(drawing), drawing.program.work),
  education: (drawing) => drawEntries(drawing, studyEntries(drawing), drawing.program.education),
  projects: (drawing) => drawEntries(drawing, projectEntries(drawing), drawing.program.projects ?? usualProject),
  skills: (drawing) => drawSkills(drawing, drawing.column.skills ?? drawing.program.skills),
  skills1: (drawing) => drawSkills(drawing, drawing.column.skills ?? drawing.program.skills, '1'),
  skills2: (drawing) => drawSkills(drawing, drawing.column.skills ?? drawing.program.skills, '2'),
  languages: (drawing) => drawList(drawing, languageValues(drawing), drawing.program.languages),
  certificates: (drawing) => drawItems(drawing, certificateValues(drawing)),
  awards: (drawing) => drawItems(drawing, awardValues(drawing)),
  publications: (drawing) => drawItems(drawing, publicationValues(drawing)),
  memberships: (drawing) => drawItems(drawing, membershipValues(drawing)),
  references: drawReferences,
  interests: drawInterests,
  declaration: drawDeclaration,
}

const usualProject: EntryForm = { head: ['*{title}* >> {dates}'] }

/** How many jobs stand under the first of two headings: two thirds of them. */
const earlier = ({ person }: Drawing) => Math.ceil((person.work.length * 2) / 3)

function cssOf({ type, frame: { margin } }: Program): string {
  const width = margin?.width ?? 0
  const side = margin?.side ?? 'left'
  return `.page{font:${type.size}px/${type.leading} ${type.family};color:${type.color ?? '#222'};${type.justified ? 'text-align:justify;' : ''}}
    .body .block>.in{margin-${side}:${width}px}.body .block>.beside{position:absolute;${side}:0;width:${width - 12}px;text-align:${margin?.align ?? 'left'}}`
}
