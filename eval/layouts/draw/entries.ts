import type { DateForm, EntryForm } from '../program.ts'
import { beginLine, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { period, shownDate } from './dates.ts'
import { drawLine, type Values } from './pattern.ts'

interface Entry {
  values: Values
  /** Running text under the head. */
  text?: { field: string; text: string }
  bullets: { field: string; text: string }[]
}

export const workEntries = ({ person, program }: Drawing): Entry[] =>
  person.work.map((job, index) => {
    const path = `work.${index}`
    return {
      values: {
        title: [{ field: `${path}.position`, text: job.position }],
        employer: [{ field: `${path}.name`, text: job.name }],
        place: [{ field: `${path}.location`, text: job.location }],
        ...dates(path, job.startDate, job.endDate, program.dates),
      },
      bullets: listed(`${path}.highlights`, job.highlights),
    }
  })

export const volunteerEntries = ({ person, program }: Drawing): Entry[] =>
  person.volunteer.map((it, index) => {
    const path = `volunteer.${index}`
    return {
      values: {
        title: [{ field: `${path}.position`, text: it.position }],
        employer: [{ field: `${path}.organization`, text: it.organization }],
        place: [{ field: `${path}.location`, text: it.location }],
        ...dates(path, it.startDate, it.endDate, program.dates),
      },
      bullets: listed(`${path}.highlights`, it.highlights),
    }
  })

export const studyEntries = ({ person, program }: Drawing): Entry[] =>
  person.education.map((study, index) => {
    const path = `education.${index}`
    const form = program.studyDates ?? program.dates
    return {
      values: {
        school: [{ field: `${path}.institution`, text: study.institution }],
        degree: [{ field: `${path}.studyType`, text: study.studyType }],
        subject: [{ field: `${path}.area`, text: study.area }],
        place: [{ field: `${path}.location`, text: study.location }],
        grade: [{ field: `${path}.score`, text: study.score }],
        ...dates(path, study.startDate, study.endDate, form),
      },
      bullets: listed(`${path}.courses`, study.courses),
    }
  })

export const projectEntries = ({ person, program }: Drawing): Entry[] =>
  person.projects.map((project, index) => {
    const path = `projects.${index}`
    return {
      values: {
        title: [{ field: `${path}.name`, text: project.name }],
        ...dates(path, project.startDate, project.endDate, program.dates),
      },
      text: { field: `${path}.description`, text: project.description },
      bullets: listed(`${path}.highlights`, project.highlights),
    }
  })

function dates(path: string, start: string, end: string | undefined, form: DateForm): Values {
  const [begin, between, last] = period(path, start, end, form)
  return {
    dates: begin && between && last ? [begin, between, last] : [],
    start: begin ? [begin] : [],
    end: last ? [last] : [],
    year: end ? [{ field: `${path}.endDate`, text: shownDate(end, { month: 'none' }) }] : [],
  }
}

const listed = (path: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ field: `${path}.${index}`, text }))

export function drawEntries(drawing: Drawing, entries: readonly Entry[], form: EntryForm): Block[] {
  const { sheet } = drawing
  const blocks = form.table?.titles ? [tableTitles(drawing, form)] : []
  for (const [index, entry] of entries.entries()) {
    sheet.at.entry = index
    blocks.push(...drawEntry(drawing, entry, form, `${sheet.at.section}${sheet.at.part}-${index}`))
  }
  sheet.at.entry = null
  return blocks
}

function tableTitles({ sheet, program }: Drawing, { table }: EntryForm): Block {
  beginLine(sheet, 'furniture')
  const cells = (table?.titles ?? []).map((title) => `<span class="bo">${say(sheet, 'label', title)}</span>`)
  return block(tableRow(cells, table?.widths ?? ''), program.type.gaps[1], { keep: true })
}

const tableRow = (cells: readonly string[], widths: string) =>
  `<div class="table" style="grid-template-columns:${widths}">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`

function drawEntry(drawing: Drawing, entry: Entry, form: EntryForm, group: string): Block[] {
  const { sheet, program } = drawing
  const [, above, between] = program.type.gaps
  const margin = (form.margin ?? [])
    .map((pattern) => drawLine(sheet, 'entry-head', pattern, entry.values))
    .filter(Boolean)
    .map((html, index) => ({ html, index }))
  const heads = form.table
    ? [
        tableRow(
          form.head.map((pattern) => drawLine(sheet, 'entry-head', pattern, entry.values)),
          form.table.widths,
        ),
      ]
    : form.head.map((pattern) => drawLine(sheet, 'entry-head', pattern, entry.values, form.css)).filter(Boolean)
  const blocks = heads.map((html, index) => block(html, index === 0 ? above : between, { keep: true, group }))
  if (margin.length > 0)
    blocks.unshift(block(margin.map(({ html }) => html).join(''), above, { keep: true, group, beside: true }))
  if (entry.text) {
    beginLine(sheet, 'text')
    blocks.push(block(`<div class="text">${say(sheet, entry.text.field, entry.text.text)}</div>`, between, { group }))
  }
  for (const [index, { field, text }] of entry.bullets.entries())
    blocks.push({ ...drawBullet(drawing, field, text, index), group })
  const last = blocks.at(-1)
  if (last) last.keep = false
  return blocks
}

function drawBullet({ sheet, program }: Drawing, field: string, text: string, index: number): Block {
  const { glyph, indent, as, nested, css = '' } = program.bullets
  const isNested = nested !== undefined && index % 3 === 2
  const mark = isNested ? nested : glyph
  beginLine(sheet, 'bullet', isNested ? 2 : 1)
  const left = isNested ? indent + 16 : 0
  const style = `margin-left:${left}px;${css}`
  const above = program.type.gaps[2]
  if (as === 'list')
    return block(`<ul style="${style};padding-left:${indent}px"><li>${say(sheet, field, text)}</li></ul>`, above)
  if (as === 'plain')
    return block(`<div style="${style};padding-left:${indent}px">${say(sheet, field, text)}</div>`, above)
  const marker = say(sheet, 'marker', mark)
  if (as === 'flush') return block(`<div style="${style}">${marker} ${say(sheet, field, text)}</div>`, above)
  const hanging = `<div class="hang" style="${style};padding-left:${indent}px"><span class="mark">${marker}</span>${say(sheet, field, text)}</div>`
  return block(hanging, above)
}
